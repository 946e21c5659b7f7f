// The panels of this game that open by decision or by the player; the frame decides where they go.
import type { View } from "../../../net/types";
import type { GamePanel } from "../../board";
import type { Facts } from "../pack";
import { say } from "../texts";
import type { Ti4View } from "../view";
import AgendaPanel from "./AgendaPanel.svelte";
import CombatPanel from "./CombatPanel.svelte";
import ResearchPanel from "./ResearchPanel.svelte";
import StrategyPick from "./StrategyPick.svelte";
import TradeDesk from "./TradeDesk.svelte";

const DEALS = new Set(["offer", "answer", "counter"]);

const read = (view: View): Ti4View => view as unknown as Ti4View;

export const panels: GamePanel<Facts>[] = [
  {
    id: "combat",
    title: () => say("panel_combat"),
    wanted: (view) => read(view).combat !== undefined,
    where: "side",
    Body: CombatPanel,
  },
  {
    id: "agenda",
    title: () => say("panel_agenda"),
    wanted: (view) => read(view).agenda.agenda !== null,
    where: "side",
    Body: AgendaPanel,
  },
  {
    id: "trade",
    title: () => say("panel_trade"),
    wanted: (view, decision) => decision?.seat === read(view).viewer && DEALS.has(decision?.kind ?? ""),
    where: "side",
    Body: TradeDesk,
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
    Body: ResearchPanel,
  },
];
