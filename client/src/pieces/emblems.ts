import type { EmblemShape } from "../theme/tokens";

// Signs of the seats on the same grid of 24 x 24, readable from 10 px up.
export const emblems: Record<EmblemShape, string> = {
  triangle: "M12,2L23,21L1,21Z",
  disc: "M2,12A10,10 0 1 0 22,12A10,10 0 1 0 2,12Z",
  square: "M3,3L21,3L21,21L3,21Z",
  diamond: "M12,0L24,12L12,24L0,12Z",
  ring: "M1,12A11,11 0 1 0 23,12A11,11 0 1 0 1,12ZM7,12A5,5 0 1 0 17,12A5,5 0 1 0 7,12Z",
  bars: "M3,2L10,2L10,22L3,22ZM14,2L21,2L21,22L14,22Z",
  plus: "M8,1L16,1L16,8L23,8L23,16L16,16L16,23L8,23L8,16L1,16L1,8L8,8Z",
  star: "M12,0L15.2,8.2L24,8.8L17.2,14.4L19.4,23L12,18.2L4.6,23L6.8,14.4L0,8.8L8.8,8.2Z",
};
