/** Peoples that are good for a first game: plain powers that help by themselves. */
export const easyPeoples: readonly string[] = ["sol", "hacan", "letnev", "norr"];
