// Numbers that come with a decision (`decision.facts`): shown as they are, never computed here.
import type { Decision, Gauge } from "../../net/types";

const isGauge = (value: unknown): value is Gauge =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Gauge).used === "number" &&
  typeof (value as Gauge).limit === "number";

export function gaugeOf(decision: Pick<Decision, "facts"> | null, name: string): Gauge | null {
  const value = decision?.facts?.[name];
  return isGauge(value) ? value : null;
}

export function numberOf(decision: Decision | null, name: string): number | null {
  const value = decision?.facts?.[name];
  return typeof value === "number" ? value : null;
}
