/** What the map puts forward; "all" shows everything at once. */
export type Layer = "all" | "fleets" | "values" | "ground";
export const LAYERS: Layer[] = ["all", "fleets", "values", "ground"];
export const nextLayer = (layer: Layer): Layer =>
  LAYERS[(LAYERS.indexOf(layer) + 1) % LAYERS.length] ?? "all";
