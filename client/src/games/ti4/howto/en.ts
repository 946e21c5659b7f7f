import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Goal of the game",
      text: [
        "Be the first to have 10 victory points (14 in the long game). The game ends at that very moment.",
        "Points come from objectives, not from beaten fleets: war is only one way to do what an objective asks for. Should the objectives run out first, whoever has the most points wins.",
      ],
    },
    round: {
      title: "How a round runs",
      text: [
        "A round has a strategy phase, an action phase and a status phase; once somebody has taken Mecatol Rex in the middle, every round ends with an agenda phase, too.",
        "Strategy: beginning with the speaker, everybody takes a strategy card – two each with three or four players. Its number says how early you act: low numbers go first.",
        "Action: everybody takes one action after the other, round and round, until all have passed.",
        "Status: objectives are scored, a new one is turned up, everybody draws an action card, gets command tokens, and all that was used is ready again. Agenda: two laws are voted on; planets vote with their influence.",
      ],
    },
    turn: {
      title: "What you do on your turn",
      text: [
        "You do one of three things, or pass. You may pass only after you have used your own strategy cards.",
        "Tactical action: put a command token from your tactic pool on a system. Ships come there from systems without a token of yours, fight if they must, land infantry on planets, and space docks in that system build. Ships in a system with your token stay put until the status phase.",
        "Strategic action: use your strategy card. Then each other player may use its second part, mostly for one token from the strategy pool.",
        "Component action: a card or an ability that says “Action”.",
        "Beside that you may trade with neighbours. Planets pay: exhaust one to spend its resources (to build) or its influence (for tokens), never both.",
      ],
    },
    fight: {
      title: "How a fight runs",
      text: [
        "Both sides roll a ten-sided die for every ship; a result as high as its combat value or higher is a hit. For each hit its victim chooses a ship of theirs that is destroyed. This goes on until one side is gone or retreats.",
        "Ships that can sustain damage cancel one hit by being damaged. Destroyers shoot at fighters before the first round. Cannons of a PDS fire before the fight.",
        "After a won battle in space infantry may land and fight in the same way on the ground. Who is left there has the planet; it comes exhausted and is ready after the status phase.",
      ],
    },
    points: {
      title: "How you get points",
      text: [
        "In each status phase you may score one public and one secret objective, if you can do what it asks for then.",
        "Public ones are open to everybody, each once: those of stage I give 1 point, those of stage II give 2. You must hold all planets of your home system to score them. A secret one is yours alone and gives 1; some are scored in the middle of the action phase. You can have three in the whole game.",
        "One point goes to whoever first pays 6 influence to land on Mecatol Rex. The strategy card Imperial scores a public objective at once, and gives a point if you hold Mecatol Rex.",
      ],
    },
  },
  signs: {
    resource: ["Resources", "What the planet pays when you build or buy technology."],
    influence: ["Influence", "What the planet pays for command tokens, or its votes on an agenda."],
    exhausted: ["Exhausted", "A hollow badge: this planet has paid already and is ready again after the status phase."],
    token: ["Command token in a system", "Its owner has acted here this round: those ships do not leave any more."],
    tactic: ["Tactic pool", "Tokens for tactical actions: one for each."],
    fleet: ["Fleet pool", "So many ships you may have in one system; fighters do not count. They are never spent."],
    strategy: ["Strategy pool", "Tokens for the second part of other players' strategy cards."],
    trade_good: ["Trade good", "Pays for one resource or one influence, but never votes."],
    commodity: ["Commodity", "Worth nothing to you; becomes a trade good for whoever gets it from you."],
    point: ["Victory point", "Ten of them win."],
    owner: ["Ring and emblem", "Whose planet this is. The dashes of the ring differ as well as the colours."],
    traits: ["Cultural, hazardous, industrial", "The trait of a planet; objectives count them."],
    specialties: ["Technology specialty", "Green, blue, red, yellow: this planet, exhausted, takes the place of one missing technology of that colour."],
    wormholes: ["Wormhole", "Systems with the same letter are neighbours, wherever they lie."],
    custodians: ["Custodians", "Six influence must be paid before anybody may land here; it brings a point."],
    anomalies: ["Anomalies", "Asteroid field, nebula, supernova, gravity rift: ships pass them at a risk, slowly or not at all."],
    fighter: ["Fighter", "Cheap, needs room on a bigger ship, takes hits for it."],
    destroyer: ["Destroyer", "Cheap and quick; shoots fighters before the fight."],
    cruiser: ["Cruiser", "Quick, good to explore with."],
    carrier: ["Carrier", "Brings infantry and fighters along: the way to new planets."],
    dreadnought: ["Dreadnought", "Strong, survives the first hit, bombards planets."],
    war_sun: ["War sun", "The strongest ship; needs a technology of its own."],
    flagship: ["Flagship", "One for each faction, each with a power of its own."],
    infantry: ["Infantry", "Takes and holds planets."],
    space_dock: ["Space dock", "Builds units where it stands."],
    pds: ["PDS", "Cannon on a planet: fires at ships that come and at those who land."],
    damaged: ["Damaged", "Has cancelled a hit; the next one destroys it. Repaired in the status phase."],
    planets: ["Planets", "How many a player controls."],
    cards: ["Action cards", "Single effects; their text says when they can be played."],
    secret: ["Secret objective", "Nobody else sees what it asks for until it is scored."],
    note: ["Promissory note", "A promise of a player, traded like goods."],
    law: ["Law", "An agenda that was voted in and stays."],
    speaker: ["Speaker", "Chooses a strategy card first and decides ties in votes."],
  },
  tips: [
    "In the first round take two or three planets next to your home: send your carrier with infantry, one system for each action.",
    "Read the open objectives before you choose anything else, and work for one that you can do this round.",
    "Count your tactic tokens: they are your turns. Leadership and Warfare bring more of them.",
    "Keep some infantry at home. Whoever loses a home planet cannot score public objectives.",
    "Trade commodities with neighbours whenever you can: both of you gain from it.",
  ],
};
