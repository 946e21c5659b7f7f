// Every text that the frame shows. `it` and `pl` have exactly these keys. {name} marks what is filled in;
// a key with the ending _one, _few, _many is chosen by number.
export const en = {
  app: "Orrery",
  loading: "Loading ...",
};
