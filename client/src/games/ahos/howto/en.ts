import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Goal of the game",
      text: [
        "Have the most victory points when the game ends: from systems that bear your marker, and from technologies and Development tokens that show points.",
        "The end comes when the players together have shuffled their discard piles often enough: 14 times with two players, 18 with three, 20 with four. That round is finished, one more is played, then everything is counted. Equal points: whoever has more systems wins.",
      ],
    },
    round: {
      title: "How a round runs",
      text: [
        "The players take turns clockwise. A turn is two actions; then you draw until you hold six cards again.",
        "Your deck is yours alone: cards of your systems, of your race, technologies and four common ones. What you gain goes to your discard pile and comes to your hand after the next shuffle. A shuffle also turns all your Development tokens face up and brings the end of the game one step nearer.",
      ],
    },
    turn: {
      title: "What you do on your turn",
      text: [
        "You take two actions, the same one twice if you like. Cards pay for them: each card serves for one kind of its resources, or for its text.",
        "Produce: one or two fleets or star bases on your home or on colonies, each for 1 Matter and 1 Population.",
        "Move: 1 Energy carries one fleet over one connection. Move as many as you can pay for, but into one foreign or neutral system only. Nothing crosses a black hole, and without a technology star bases stay where they are.",
        "Colonise: where you have units, an outpost costs 1 Population, a colony on a habitable system 3. You get the card of the system; a colony also brings a Development token. An outpost becomes a colony for 3 more.",
        "Research: buy one of the technologies on offer. Reserve: lay cards aside for later. You may also discard cards, remove one from your deck for good, use a text marked Action, or pass.",
      ],
    },
    fight: {
      title: "How a fight runs",
      text: [
        "There are no dice. A fleet counts 3, a star base 5; the side that is behind must come out ahead or has lost. A tie is good for the defender.",
        "Before the first answer the attacker, then the defender, may withdraw without losses – a defender who goes gives up the system with its marker. After that both answer in turn: bring fleets in for Energy, add 1 for each Matter, or play cards for combat. Whoever stops while behind loses.",
        "The loser loses half of the units, rounded up, and the rest must flee to a system of their own next to it; what cannot flee is lost. The winner loses half, rounded down, but nothing if the lead never changed hands. Neutral worlds defend with their shield and a hidden alien token, and never answer.",
        "The defeated owner loses marker, card and points. To score the system the winner must colonise it with another action.",
      ],
    },
    points: {
      title: "How you get points",
      text: [
        "Your home is worth 7, each colony 5, each outpost 3. Fleets alone are worth nothing.",
        "Some technologies and Development tokens show points. Those on cards stay hidden until the end and are added then, so the final count is higher than the number in the bar. Culture cards count only while they lie in your Reserve.",
      ],
    },
  },
  signs: {
    energy: ["Energy", "Moves fleets: one for each fleet and connection."],
    matter: ["Matter", "With Population it builds units; in a fight each one is worth 1."],
    population: ["Population", "Pays for outposts and colonies, and is part of every unit."],
    research: ["Research", "Buys technologies and the way through wormholes."],
    home: ["Home planet", "7 points; units are built here."],
    colony: ["Colony", "5 points; units are built here, too. Habitable systems only."],
    outpost: ["Outpost", "3 points; nothing can be built here."],
    fleet: ["Fleet", "Strength 3; flies along the connections."],
    star_base: ["Star base", "Strength 5; without a technology it stays where it was built."],
    strength: ["Shield with a number", "Strength of a habitable system that belongs to nobody."],
    alien: ["Alien token", "Adds to that strength. A question mark: nobody knows yet how much."],
    black_hole: ["Black hole", "This connection is closed for everybody."],
    wormhole: ["Wormhole", "Whoever has a wormhole token jumps from one to any other, 1 Research for each fleet."],
    action: ["Action", "Using the text is one of your two actions."],
    free: ["Free action", "Using the text costs no action."],
    combat: ["Combat", "May be played in a fight."],
    reserve: ["Reserve", "Works as long as it lies in your Reserve."],
    special: ["Special", "The text itself says when it is used."],
    hand: ["Hand", "Cards in hand."],
    draw: ["Draw pile", "What is still to be drawn before the next shuffle."],
    discard: ["Discard pile", "Comes back with the next shuffle."],
    actions: ["Brass points", "Actions that are left in this turn."],
  },
  tips: [
    "Empty uninhabitable systems have no defence: fly in with one fleet, put an outpost there, 3 points.",
    "Turn outposts on habitable systems into colonies: 2 points more, a Development token, and a place to build.",
    "Before you attack a neutral world bring more than its shield plus a few for the alien token: who is ahead at once loses nothing.",
    "Keep a card with Matter or Energy in hand when others go after you: cards answer attacks.",
    "Remove weak cards from your deck, so that good ones come more often – but each shuffle brings the end nearer.",
  ],
};
