import type { Texts } from "./texts";

export const pl: Texts = {
  app: "Orrery",
  loading: "Wczytywanie ...",
};
