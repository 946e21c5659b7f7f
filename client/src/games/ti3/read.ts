import type { View } from "../../net/types";
import type { Ti3View } from "./view";

export const read = (view: View): Ti3View => view as unknown as Ti3View;
