import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { sea } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import { fiveDie, sixDie } from '../shapes/dice-deck.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/dice-deck.ts';

const night = 195;
const ivory: Paint = { a: [88, 0.05, 0.1], b: [85, 0.1], x: [0.88, 0.13, 88], night };

/** Deck planks running to the rail, the sea behind it. */
const scene: Scene = (width, height, c) => {
  const rail = height * (width > height ? 0.42 : 0.3);
  const half = width / 2;
  return {
    body:
      fill(`M0 0H${width}V${n(rail)}H0Z`, c.top) +
      dot(width * 0.24, rail * 0.72, width * 0.1, c.light, 0.6) +
      dot(width * 0.24, rail * 0.72, width * 0.14, c.light, 0.2) +
      sea(width, rail, rail * 0.74, c.far, 0.9, 3, 26) +
      times(14, (i) => {
        const a = i - 7;
        const near = width * 0.24;
        const far = width * 0.055;
        return fill(
          `M${n(half + a * far)} ${n(rail)}L${n(half + a * near)} ${height}H${n(half + (a + 1) * near)}L${n(half + (a + 1) * far)} ${n(rail)}Z`,
          i % 2 ? c.near : c.far,
          0.6,
        );
      }) +
      times(Math.ceil(width / 26) + 1, (i) =>
        line(`M${i * 26 + 4} ${n(rail)}V${n(rail * 0.56)}`, c.near, 3),
      ) +
      line(`M-4 ${n(rail * 0.56)}H${width + 4}`, c.near, 5) +
      line(`M-4 ${n(rail * 0.55)}H${width + 4}`, c.light, 1, 0.5) +
      line(`M-4 ${n(rail)}H${width + 4}`, c.light, 2, 0.45),
  };
};

export const diceDeck: GameArt = {
  id: 'dice-deck',
  provider: 'Saltworks',
  paint: { a: [28, 0.2, -0.08], b: [85, 0.15], x: [0.88, 0.13, 88] },
  sky: [
    [0.62, 0.11, 172],
    [0.45, 0.1, 182],
    [0.2, 0.06, night],
  ],
  glow: { color: [0.9, 0.12, 150], alpha: 0.4 },
  scene,
  tall: [
    { body: fiveDie, x: 74, y: 34, size: 84, turn: 16 },
    { body: sixDie, x: 26, y: 55, size: 60, turn: -16, paint: ivory },
  ],
  square: [
    { body: fiveDie, x: 74, y: 34, size: 66, turn: 16 },
    { body: sixDie, x: 24, y: 42, size: 46, turn: -16, paint: ivory },
  ],
  wide: [
    { body: fiveDie, x: 92, y: 66, size: 32, turn: 16 },
    { body: sixDie, x: 8, y: 72, size: 25, turn: -14, paint: ivory },
  ],
  title: {
    words,
    sign: ['#fffdf2', '#f9e28c', '#04241b'],
    max: 52,
    fill: [
      [0.99, 0.02, 90],
      [0.92, 0.1, 90],
    ],
  },
  symbols: [],
};
