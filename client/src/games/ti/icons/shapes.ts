// Our own small pictures on a grid of 24 x 24: values, traits, specialties, anomalies, goods.

const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y}A${r},${r} 0 1 0 ${x + r},${y}A${r},${r} 0 1 0 ${x - r},${y}Z`;

const burst = (points: number, outer: number, inner: number, cx = 12, cy = 12): string => {
  const out: string[] = [];
  for (let i = 0; i < points * 2; ++i) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    out.push(`${(cx + radius * Math.cos(angle)).toFixed(1)},${(cy + radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${out.join("L")}Z`;
};

export interface Shape {
  fill?: string;
  /** Drawn as lines of this path in the colour of the icon. */
  line?: string;
}

export const shapes = {
  resource: { fill: "M5.1,1.8H18.9L23.4,21.6Q23.4,22.8 22.2,22.8H1.8Q.6,22.8 .6,21.6Z" },
  influence: { fill: "M12,.3L22.2,6.15V17.85L12,23.7L1.8,17.85V6.15Z" },
  trade_good: { fill: "M12,1L23,12L12,23L1,12ZM12,7L17,12L12,17L7,12Z" },
  commodity: { line: "M12,2.5L21.5,12L12,21.5L2.5,12ZM8,12H16" },
  cultural: { fill: "M12 1L23 9H21V21H24V23H0V21H3V9H1ZM6 11V20H9V11ZM10.5 11V20H13.5V11ZM15 11V20H18V11Z" },
  hazardous: { fill: "M12 1L23.4 22H.6ZM10.8 8V15.4H13.2V8ZM10.8 17V19.4H13.2V17Z" },
  industrial: { fill: `${burst(8, 11.5, 7.5)}${circle(12, 12, 3.5)}` },
  green: { fill: "M3,21C1,9 9,2 22,2C22,15 15,22 6,19L13,11L4,18Z" },
  red: {
    fill: `${circle(12, 12, 9)}${circle(12, 12, 6)}M10.5,0H13.5V8H10.5ZM10.5,16H13.5V24H10.5ZM0,10.5H8V13.5H0ZM16,10.5H24V13.5H16Z`,
  },
  blue: { fill: "M12,1L22,11V17L12,7L2,17V11ZM12,9L22,19V24L12,15L2,24V19Z" },
  yellow: {
    fill: "M6,6H18V18H6ZM9.5,9.5H14.5V14.5H9.5ZM8,1H10.5V5H8ZM13.5,1H16V5H13.5ZM8,19H10.5V23H8ZM13.5,19H16V23H13.5ZM1,8H5V10.5H1ZM1,13.5H5V16H1ZM19,8H23V10.5H19ZM19,13.5H23V16H19Z",
  },
  none: { fill: "M12,2L21,11H16V22H8V11H3Z" },
  asteroid_field: {
    fill: "M3,5L9,2L12,8L7,12L2,10ZM15,7L21,6L23,12L18,15L14,12ZM6,16L12,14L14,20L9,23L4,21Z",
  },
  nebula: {
    line: "M2,9C6,3 12,9 16,5S22,5 22,5M2,15C6,9 12,15 16,11S22,11 22,11M2,21C6,15 12,21 16,17S22,17 22,17",
  },
  supernova: { fill: burst(12, 12, 6) },
  gravity_rift: { line: "M12,12C14,5 21,7 21,13M12,12C17,17 12,23 6,20M12,12C5,12 4,5 9,2" },
  token_tactic: { fill: "M12,1L23,12L12,23L1,12ZM11,6H13V18H11ZM6,11H18V13H6Z" },
  token_fleet: { fill: "M12,1L21,22L12,16L3,22Z" },
  token_strategy: { fill: burst(5, 12, 5.5) },
  action_card: { fill: "M5,1H19V23H5ZM8,4H16V11H8Z" },
  secret: { fill: `M1,12Q12,0 23,12Q12,24 1,12Z${circle(12, 12, 4)}` },
  note: { fill: "M4,2H16L20,6V22H4ZM7,8H17V10H7ZM7,12H17V14H7ZM7,16H13V18H7Z" },
  law: { fill: "M11,1H13V4L21,6L24,14H16L19,7L13,6V20H18V23H6V20H11V6L5,7L8,14H0L3,6L11,4Z" },
  speaker: { fill: "M3,9L10,2L13,5L12,6L22,16L18,20L8,10L7,11L4,10ZM2,21H14V24H2Z" },
  point: { fill: burst(6, 12, 6.5) },
  counter: { fill: `${circle(12, 12, 11)}${circle(12, 12, 8.5)}M12,6L17,12L12,18L7,12Z` },
  planet: { fill: `${circle(12, 12, 8)}M0,17L24,5V8L0,20Z` },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
export const shapeNames = Object.keys(shapes) as ShapeName[];
export const isShape = (name: string): name is ShapeName => name in shapes;

/** Specialties and technologies by the colour the pack names. */
export const TECH_COLOURS = ["blue", "green", "yellow", "red"] as const;
export const TECH_FILL: Record<string, string> = {
  blue: "var(--propulsion)",
  green: "var(--biotic)",
  yellow: "var(--cybernetic)",
  red: "var(--warfare)",
};
