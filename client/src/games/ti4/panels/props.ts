import type { Option } from "../../../net/types";
import type { PanelProps } from "../../board";
import { byThing } from "../../ti/byThing";
import type { Facts } from "../pack";
import { targets } from "../targets";

export type Props = PanelProps<Facts>;

/** Options by the thing they name; also things that the map and the hand do not show. */
export const optionsByThing = (options: readonly Option[], facts: Facts): Map<string, Option[]> => byThing(options, (choice) => targets(choice, facts));
