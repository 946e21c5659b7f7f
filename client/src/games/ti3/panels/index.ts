// The panels of this game that open by decision or by the player; the frame decides where they go.
import type { Decision, View } from "../../../net/types";
import { narrow } from "../../../parts/media.svelte";
import type { GamePanel } from "../../board";
import { asksForPlace } from "../../ti/places";
import { say as shared } from "../../ti/texts";
import type { Facts } from "../pack";
import { read } from "../read";
import { targets } from "../targets";
import { say } from "../texts";
import AreasPanel from "./AreasPanel.svelte";
import BattlePanel from "./BattlePanel.svelte";
import BillPanel from "./BillPanel.svelte";
import CouncilPanel from "./CouncilPanel.svelte";
import ProductionPanel from "./ProductionPanel.svelte";
import RacePick from "./RacePick.svelte";
import ResearchPanel from "./ResearchPanel.svelte";
import StrategyPick from "./StrategyPick.svelte";
import TilePanel from "./TilePanel.svelte";
import TradeDesk from "./TradeDesk.svelte";

const mine = (view: View, decision: Decision | null, kind: string): boolean =>
  decision !== null && decision.seat === read(view).viewer && decision.kind === kind;
const produces = (steps: readonly string[]): boolean => steps.some((step) => step.startsWith("produce "));
const arranges = (view: View, decision: Decision | null, verb: "areas" | "gain"): boolean =>
  decision?.seat === read(view).viewer && (decision?.options?.some(({ choice }) => choice.startsWith(`${verb} `)) ?? false);

/** While trade is open. */
const DEALS = ["offer", "answer", "approve"];

/** Who elects a planet needs the map. */
const electsPlanet = (view: View, facts: Facts): boolean =>
  facts.political.get(read(view).council.card ?? "")?.vote.includes("planet") ?? false;

export const panels: GamePanel<Facts>[] = [
  {
    id: "battle",
    title: () => say("panel_battle"),
    wanted: (view) => read(view).battle !== null,
    // Where to retreat, and what cards ask for in the middle of a battle.
    yields: (view, decision) => asksForPlace(decision, read(view).viewer, targets),
    lasts: true,
    where: "over",
    stage: true,
    Body: BattlePanel,
  },
  {
    id: "council",
    title: () => say("panel_council"),
    wanted: (view, decision) => read(view).council.card !== null && ["vote", "decide", "react"].includes(decision?.kind ?? "vote"),
    lasts: true,
    where: (view, facts) => (electsPlanet(view, facts) ? "side" : "over"),
    snug: true,
    button: (view) => read(view).council.card !== null,
    Body: CouncilPanel,
  },
  {
    id: "trade",
    title: () => say("panel_trade"),
    wanted: (view, decision) => DEALS.some((kind) => mine(view, decision, kind)),
    where: "side",
    button: (view) => read(view).phase !== "setup",
    Body: TradeDesk,
  },
  {
    id: "production",
    title: () => say("panel_production"),
    // Its bill belongs to it: the same panel stays for paying.
    wanted: (view, decision, steps = []) => mine(view, decision, "produce") || (decision !== null && produces(steps)),
    where: "side",
    headless: true,
    Body: ProductionPanel,
  },
  {
    id: "bill",
    title: () => shared("bill"),
    wanted: (view, decision, steps = []) => mine(view, decision, "pay") && !produces(steps),
    where: "side",
    Body: BillPanel,
  },
  {
    id: "areas",
    title: () => say("panel_areas"),
    wanted: (view, decision) => arranges(view, decision, "areas"),
    where: "side",
    headless: true,
    Body: AreasPanel,
  },
  {
    id: "gain",
    title: () => say("panel_gain"),
    wanted: (view, decision) => arranges(view, decision, "gain"),
    where: "side",
    headless: true,
    Body: AreasPanel,
  },
  {
    id: "tiles",
    title: () => say("panel_tiles"),
    // On a wide screen the hand lies below the map anyway.
    wanted: (view, decision) => narrow.matches && mine(view, decision, "place_tile"),
    where: "side",
    Body: TilePanel,
  },
  {
    id: "race",
    title: () => say("panel_race"),
    wanted: (view, decision) => mine(view, decision, "race"),
    where: "over",
    Body: RacePick,
  },
  {
    id: "strategy",
    title: () => shared("strategy_cards"),
    wanted: (view, decision) => mine(view, decision, "take_strategy"),
    where: "over",
    Body: StrategyPick,
  },
  {
    id: "technology",
    title: () => say("panel_research"),
    wanted: (view, decision) => mine(view, decision, "research"),
    where: "over",
    button: true,
    Body: ResearchPanel,
  },
];
