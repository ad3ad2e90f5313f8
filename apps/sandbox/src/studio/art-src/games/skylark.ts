import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, stars } from '../scenery.ts';
import { larkKite } from '../shapes/skylark.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/skylark.ts';

const night = 278;

/** A headland that falls to the sea in steps. */
const cliff = (x: number, y: number, width: number, foot: number, lean: number): string =>
  `M${n(x)} ${n(foot)}V${n(y)}l${n(width * 0.3)} ${n(lean)}l${n(width * 0.12)} ${n((foot - y) * 0.22)}l${n(width * 0.2)} ${n(lean * 0.6)}l${n(width * 0.1)} ${n((foot - y) * 0.3)}l${n(width * 0.18)} ${n(lean * 0.5)}L${n(x + width)} ${n(foot)}Z`;

/** The last light in a slit over the sea, and the line that the kite has drawn. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const tall = height > width;
  const sea = height * (tall ? 0.6 : wide ? 0.76 : 0.58);
  const sun = width * (wide ? 0.3 : 0.26);
  const [x, y] = wide ? [0.87, 0.4] : [0.56, tall ? 0.34 : 0.42];
  const foot = sea + height * 0.1;
  const climb = `M-6 ${n(foot)}C${n(width * x * 0.6)} ${n(foot)} ${n(width * x * 0.86)} ${n(height * y * 1.5)} ${n(width * x)} ${n(height * y)}`;
  return {
    body:
      stars(width, sea * 0.72, wide ? 60 : 34, random) +
      times(5, (i) => {
        const y = sea - 4 - i * height * 0.028;
        return fill(
          `M0 ${n(y)}Q${n(width * 0.3)} ${n(y - 5 - i)} ${width} ${n(y - 1)}V${n(y + 3.4 - i * 0.5)}Q${n(width * 0.4)} ${n(y - i)} 0 ${n(y + 3)}Z`,
          i < 2 ? c.lamp : c.light,
          0.62 - i * 0.11,
        );
      }) +
      dot(sun, sea, Math.min(width, height) * 0.2, c.light, 0.35) +
      dot(sun, sea, Math.min(width, height) * 0.11, c.lamp) +
      fill(`M0 ${n(sea)}H${width}V${height}H0Z`, c.near) +
      glints(sun * 2, sea + 3, height * 0.13, 18, [c.lamp, c.light], random) +
      fill(
        `M${width} ${n(sea + 4)}V${n(sea - height * 0.13)}L${n(width * 0.8)} ${n(sea - height * 0.1)}L${n(width * 0.74)} ${n(sea - height * 0.04)}L${n(width * 0.64)} ${n(sea - height * 0.03)}L${n(width * 0.58)} ${n(sea + 4)}Z`,
        c.far,
      ) +
      fill(cliff(0, sea - height * 0.06, width * 0.36, height, 4), c.deep) +
      line(climb, c.cream, 6, 0.14) +
      line(climb, c.cream, 1.8, 0.95),
  };
};

export const skylark: GameArt = {
  id: 'skylark',
  provider: 'Kite Studio',
  paint: { a: [72, 0.07, 0.06], b: [40, 0.15], x: [0.62, 0.19, 33] },
  sky: [
    [0.24, 0.1, 268],
    [0.44, 0.13, 312],
    [0.17, 0.06, night],
  ],
  glow: { color: [0.78, 0.15, 48], alpha: 0.4 },
  scene,
  tall: [{ body: larkKite, x: 64, y: 27, size: 96, turn: 42 }],
  square: [{ body: larkKite, x: 68, y: 32, size: 70, turn: 42 }],
  wide: [{ body: larkKite, x: 91, y: 30, size: 30, turn: 44 }],
  title: {
    words,
    sign: ['#fff8ea', '#ffbf8a', '#2a123c'],
    max: 46,
    fill: [
      [0.99, 0.02, 85],
      [0.86, 0.12, 62],
    ],
  },
  symbols: [],
};
