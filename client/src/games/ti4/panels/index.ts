// The panels of this game that open by decision or by the player; the frame decides where they go.
import type { Decision, View } from "../../../net/types";
import { narrow } from "../../../parts/media.svelte";
import type { GamePanel } from "../../board";
import { asksForPlace } from "../../ti/places";
import type { Facts } from "../pack";
import { LANDING, lands } from "../stepPlan";
import { targets } from "../targets";
import { say } from "../texts";
import type { Ti4View } from "../view";
import { electsPlanet } from "../vote/outcomes";
import AgendaPanel from "./AgendaPanel.svelte";
import BillPanel from "./BillPanel.svelte";
import CombatPanel from "./CombatPanel.svelte";
import FactionPick from "./FactionPick.svelte";
import InvasionPanel from "./InvasionPanel.svelte";
import ProductionPanel from "./ProductionPanel.svelte";
import ResearchPanel from "./ResearchPanel.svelte";
import StrategyPick from "./StrategyPick.svelte";
import TilePanel from "./TilePanel.svelte";
import TokenPanel from "./TokenPanel.svelte";
import TradeDesk from "./TradeDesk.svelte";

const DEALS = new Set(["offer", "answer", "counter"]);

const PRODUCING = new Set(["produce"]);
const PAYING = new Set(["pay"]);

const mine = (view: View, decision: Decision | null, kinds: ReadonlySet<string>): boolean =>
  decision !== null && decision.seat === read(view).viewer && kinds.has(decision.kind);
const produces = (steps: readonly string[]): boolean => steps.some((step) => step.startsWith("produce "));
const has = (decision: Decision | null, verb: string): boolean =>
  decision?.options?.some((option) => option.choice.startsWith(`${verb} `)) ?? false;

/** In the middle of a vote a card may ask for a system, a planet or a unit: they are on the map. */
const BALLOT = /^(vote|decide|predict|exhaust) /;
const asksOnMap = (view: View, decision: Decision | null): boolean =>
  decision?.seat === read(view).viewer &&
  (decision?.options ?? []).some(
    ({ choice }) => !BALLOT.test(choice) && targets(choice).some((key) => /^(system|planet|piece):/.test(key)),
  );

const read = (view: View): Ti4View => view as unknown as Ti4View;

export const panels: GamePanel<Facts>[] = [
  {
    id: "combat",
    title: () => say("panel_combat"),
    wanted: (view) => read(view).combat !== null,
    // Where to retreat, and what cards ask for in the middle of a fight.
    yields: (view, decision) => asksForPlace(decision, read(view).viewer, targets),
    lasts: true,
    where: "over",
    stage: true,
    Body: CombatPanel,
  },
  {
    id: "agenda",
    title: () => say("panel_agenda"),
    wanted: (view) => read(view).agenda.agenda !== null,
    yields: asksOnMap,
    lasts: true,
    // Who elects a planet needs the map.
    where: (view, facts) => (electsPlanet(read(view).agenda.agenda, facts) ? "side" : "over"),
    snug: true,
    button: (view) => read(view).agenda.agenda !== null,
    Body: AgendaPanel,
  },
  {
    id: "trade",
    title: () => say("panel_trade"),
    wanted: (view, decision) => mine(view, decision, DEALS),
    where: "side",
    button: true,
    Body: TradeDesk,
  },
  {
    id: "production",
    title: () => say("panel_production"),
    // Its bill belongs to it: the same panel stays for paying.
    wanted: (view, decision, steps = []) => mine(view, decision, PRODUCING) || (decision !== null && produces(steps)),
    where: "side",
    headless: true,
    Body: ProductionPanel,
  },
  {
    id: "bill",
    title: () => say("bill"),
    wanted: (view, decision, steps = []) => mine(view, decision, PAYING) && !produces(steps),
    where: "side",
    Body: BillPanel,
  },
  {
    id: "invasion",
    title: () => say("panel_invasion"),
    // The landing comes filled in, and its draft may already stand at the next question.
    wanted: (view, decision, steps = []) => mine(view, decision, LANDING) || (decision !== null && lands(steps)),
    where: "side",
    Body: InvasionPanel,
  },
  {
    id: "tokens",
    title: () => say("panel_tokens"),
    wanted: (view, decision) =>
      decision?.seat === read(view).viewer && (has(decision, "pools") || has(decision, "gain")),
    where: "side",
    headless: true,
    Body: TokenPanel,
  },
  {
    id: "factions",
    title: () => say("panel_factions"),
    wanted: (view, decision) => mine(view, decision, new Set(["faction"])),
    where: "over",
    Body: FactionPick,
  },
  {
    id: "tiles",
    title: () => say("panel_tiles"),
    // On a wide screen the hand lies below the map anyway.
    wanted: (view, decision) => narrow.matches && mine(view, decision, new Set(["place_tile"])),
    where: "side",
    Body: TilePanel,
  },
  {
    id: "strategy",
    title: () => say("strategy_cards"),
    wanted: (view, decision) => decision?.seat === read(view).viewer && decision?.kind === "take_strategy",
    where: "over",
    Body: StrategyPick,
  },
  {
    id: "technology",
    title: () => say("technologies"),
    wanted: (view, decision) => decision?.seat === read(view).viewer && decision?.kind === "research",
    where: "over",
    button: true,
    Body: ResearchPanel,
  },
];
