import type { Texts } from "./texts";

export const it: Texts = {
  app: "Orrery",
  loading: "Caricamento ...",
};
