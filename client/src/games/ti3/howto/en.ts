import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Goal of the game",
      text: [
        "Be the first to have 10 victory points (14 in the long war). The game ends at that very moment.",
        "Points come from objectives and from the strategy card Imperial, not from beaten fleets. If Imperial turns up the card Imperium Rex, the game ends at once and whoever has the most points wins.",
      ],
    },
    round: {
      title: "How a round runs",
      text: [
        "A round has a strategy phase, an action phase and a status phase.",
        "Strategy: beginning with the Speaker, everybody takes a strategy card – two each with three or four players. Its number says how early you act: low numbers go first. A card that nobody took gets a bonus counter, worth a trade good or a command counter to whoever takes it later. Initiative makes you Speaker.",
        "Action: everybody takes one action after the other, round and round, until all have passed.",
        "Status: objectives are claimed, ships repaired, command counters taken off the board and planets refreshed; everybody draws an action card, gets 2 command counters and may arrange all counters on the sheet anew.",
      ],
    },
    turn: {
      title: "What you do on your turn",
      text: [
        "You take one action, or pass. You may pass only after you have used your own strategy cards.",
        "Tactical action: a counter of your command pool activates a system. Ships come there from systems without a counter of yours, PDS fire, fleets fight, ground forces land, and space docks there build. Ships in a system with your counter stay put until the status phase.",
        "Transfer action: a counter of the command pool and one from reinforcements activate two neighbouring systems that hold units of yours and of nobody else. Ships move between them, and one of the two builds.",
        "Strategic action: use your strategy card. Then each other player may use its secondary ability, mostly for a counter of strategy allocation. Political calls the council: you vote with the influence of unexhausted planets, which exhausts none of them. Trade makes agreements. Technology gives a technology; each names those that you need before it.",
        "Action cards and abilities that say “as an action” take the place of one. Planets pay: exhaust one for its resources (to build, for technology) or its influence (for counters), never both.",
      ],
    },
    fight: {
      title: "How a fight runs",
      text: [
        "Both sides roll a ten-sided die for every ship; a result as high as its battle value or higher is a hit. For each hit its victim chooses a ship of theirs that is destroyed. This goes on until one side is gone or retreats to a neighbouring system that it has activated before.",
        "Dreadnoughts and war suns take a first hit as damage. Destroyers shoot at fighters before the first round. PDS fire before the battle.",
        "Then ground forces may land: ships bombard, PDS of the planet fire, and the ground forces fight until one side is gone. The winner has the planet, exhausted; PDS and space dock of the loser are destroyed.",
      ],
    },
    points: {
      title: "How you get points",
      text: [
        "In each status phase you may claim one public objective and your secret one, if you meet what they ask for then and hold all planets of your home system.",
        "Public ones are open to everybody, each once: those of stage I give 1 point, those of stage II more. Only Imperial reveals new ones. The secret one is yours alone and gives 2.",
        "Imperial also gives 2 points to whoever plays it. Objectives are claimed in order of play: the first to reach 10 wins.",
      ],
    },
  },
  signs: {
    resource: ["Resources", "What the planet pays when you build or buy technology."],
    influence: ["Influence", "What the planet pays for command counters; while it is not exhausted, its votes in the council."],
    exhausted: ["Exhausted", "A hollow badge: this planet has paid already and is refreshed in the status phase."],
    token: ["Command counter in a system", "Its owner has activated this system: those ships do not leave any more this round."],
    command: ["Command pool", "Counters for tactical and transfer actions: one for each."],
    fleet: ["Fleet supply", "So many ships you may have in one system; fighters do not count. These counters are never spent."],
    strategy: ["Strategy allocation", "Counters for the secondary abilities of other players' strategy cards."],
    trade_good: ["Trade good", "Pays for one resource or one influence, but never votes. On a strategy card: bonus counters."],
    agreement: ["Trade agreement", "Brings what the partner's trade card is worth each time you collect trade goods. War between the two ends it."],
    point: ["Victory point", "Ten of them win."],
    owner: ["Ring and emblem", "Whose planet this is. The dashes of the ring differ as well as the colours."],
    specialties: ["Technology specialty", "Green, blue, red: while the planet is not exhausted, technologies of that colour cost you 1 less. Yellow is on no planet."],
    wormholes: ["Wormhole", "Systems with the same letter are neighbours, wherever they lie."],
    anomalies: ["Special systems", "Nobody passes an asteroid field without Antimass Deflectors, a nebula slows and shelters, a supernova lets nobody in."],
    counter: ["Domain counter", "An optional rule: what waits on a neutral planet shows when somebody lands."],
    fighter: ["Fighter", "Two for 1 resource; needs room on a bigger ship or at a space dock, takes hits for it."],
    destroyer: ["Destroyer", "Cheap and quick; shoots at fighters before the battle."],
    cruiser: ["Cruiser", "Quick, good to explore with."],
    carrier: ["Carrier", "Brings six ground forces, PDS or fighters along: the way to new planets."],
    dreadnought: ["Dreadnought", "Strong, survives the first hit, bombards planets without PDS."],
    war_sun: ["War sun", "The strongest ship; needs a technology of its own."],
    ground_force: ["Ground force", "Two for 1 resource; takes and holds planets."],
    space_dock: ["Space dock", "Builds as many units as its planet has resources, and two more."],
    pds: ["PDS", "Cannon on a planet: fires at ships that come and at those who land."],
    damaged: ["Damaged", "Has taken a hit; the next one destroys it. Repaired in the status phase."],
    planets: ["Planets", "How many a player controls."],
    cards: ["Action cards", "Single effects; their text says when they can be played. At most seven in hand."],
    secret: ["Secret objective", "Nobody else sees what it asks for until it is claimed."],
    votes: ["Votes", "What a player can cast in the council: influence of unexhausted planets, at least one. The Speaker votes last and breaks ties."],
    law: ["Law", "A political card that was voted in and stays."],
  },
  tips: [
    "In the first round take two or three neutral planets next to your home: send carriers with ground forces, one system for each action.",
    "Imperial gives 2 points every time. Take it when you can, and do not leave it to the same player round after round.",
    "Count your command pool: it is your turns. Logistics brings 4 counters, and its secondary ability costs only influence.",
    "Keep some ground forces at home. Whoever lacks a home planet can claim nothing at all.",
    "Make two trade agreements early, with the most valuable cards you can get, and do not fight those partners.",
  ],
};
