import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, range, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import { alembic, elixir, mortar, plagueMask, poison, scales } from '../shapes/apothecary.ts';
import { mandrake, poppy, sage } from '../shapes/simples.ts';
import { fill, line } from '../svg.ts';
import { words } from '../titles/apothecary.ts';

const night = 130;
const leather: Paint = { a: [62, 0.09, -0.16], b: [300, 0.03, -0.4], x: [0.78, 0.13, 78], night };
const glow: Paint = { a: [170, 0.04, 0.06], b: [60, 0.09, -0.12], x: [0.84, 0.22, 132], night };
const copper: Paint = { a: [52, 0.13, -0.08], b: [84, 0.13, 0], x: [0.84, 0.22, 132], night };
const brass: Paint = { a: [84, 0.13, -0.02], b: [66, 0.1, -0.14], x: [0.7, 0.16, 30], night };

/** Shelves of jars to the ceiling, bunches drying before them. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const shelves = wide ? 4 : 5;
  const room = height / (wide ? 3.7 : 5.4);
  const glass = [
    oklch(0.42, 0.1, 60),
    oklch(0.36, 0.09, 320),
    oklch(0.4, 0.09, 150),
    oklch(0.46, 0.06, 85),
    oklch(0.33, 0.08, 260),
  ];
  const jar = (x: number, foot: number, w: number, h: number, color: string): string =>
    fill(
      `M${n(x)} ${n(foot)}V${n(foot - h * 0.72)}Q${n(x)} ${n(foot - h * 0.82)} ${n(x + w * 0.24)} ${n(foot - h * 0.84)}V${n(foot - h)}H${n(x + w * 0.76)}V${n(foot - h * 0.84)}Q${n(x + w)} ${n(foot - h * 0.82)} ${n(x + w)} ${n(foot - h * 0.72)}V${n(foot)}Z`,
      color,
    ) +
    fill(
      `M${n(x + w * 0.16)} ${n(foot - h * 0.5)}h${n(w * 0.68)}v${n(h * 0.28)}h${n(-w * 0.68)}Z`,
      c.cream,
      0.3,
    ) +
    line(`M${n(x + w * 0.16)} ${n(foot - h * 0.14)}V${n(foot - h * 0.66)}`, '#fff', 1, 0.35);
  const shelf = (row: number): string => {
    const foot = room * (row + 0.86);
    let drawn = '';
    for (let x = -4 - random() * 8; x < width; ) {
      const w = 11 + random() * 12;
      const color = glass[Math.floor(random() * glass.length)] ?? c.far;
      if (random() > 0.12) drawn += jar(x, foot, w, room * (0.46 + random() * 0.28), color);
      x += w + 1.5 + random() * 4;
    }
    return (
      drawn +
      fill(`M0 ${n(foot)}H${width}v4.5H0Z`, oklch(0.32, 0.06, 55)) +
      fill(`M0 ${n(foot)}H${width}v1.2H0Z`, c.gold, 0.4) +
      fill(`M0 ${n(foot + 4.5)}H${width}v5H0Z`, '#000', 0.3)
    );
  };
  return {
    body:
      fill(`M0 0H${width}V${height}H0Z`, oklch(0.2, 0.04, 60), 0.6) +
      range(shelves).map(shelf).join('') +
      fill(`M0 0H${width}V${height}H0Z`, c.deep, 0.3) +
      times(wide ? 7 : 4, (i) => {
        const x = width * (wide ? 0.2 + i * 0.1 : 0.06 + i * 0.2);
        const h = height * (0.08 + random() * 0.07);
        return (
          line(`M${n(x)}-2V${n(h * 0.4)}`, c.gold, 1, 0.7) +
          times(5, (k) =>
            fill(
              `M${n(x)} ${n(h * 0.36)}q${n(-9 + k * 4.5 - 3)} ${n(h * 0.6)} ${n(-9 + k * 4.5)} ${n(h)}q${n(9 - k * 4.5 + 3)} ${n(-h * 0.3)} ${n(9 - k * 4.5)} ${n(-h)}Z`,
              k % 2 ? oklch(0.45, 0.1, 135) : oklch(0.36, 0.08, 140),
            ),
          )
        );
      }),
  };
};

export const apothecary: GameArt = {
  id: 'apothecary',
  provider: 'Saltworks',
  paint: { a: leather.a, b: leather.b, x: leather.x },
  sky: [
    [0.24, 0.05, 70],
    [0.36, 0.08, 100],
    [0.17, 0.05, night],
  ],
  glow: { color: [0.85, 0.2, 128], alpha: 0.42 },
  scene,
  tall: [
    { body: plagueMask, x: 64, y: 41, size: 106 },
    { body: elixir, x: 18, y: 63, size: 44, turn: -14, paint: glow },
  ],
  square: [
    { body: plagueMask, x: 70, y: 38, size: 66 },
    { body: elixir, x: 17, y: 42, size: 38, turn: -12, paint: glow },
  ],
  wide: [
    { body: plagueMask, x: 90, y: 74, size: 34 },
    { body: alembic, x: 9, y: 66, size: 28, paint: copper },
  ],
  title: {
    words,
    sign: ['#f6ffd8', '#a9e04a', '#152407'],
    max: 60,
    fill: [
      [0.98, 0.07, 115],
      [0.82, 0.2, 130],
    ],
  },
  symbols: [
    { id: 'elixir', body: elixir, paint: glow, size: 86 },
    { id: 'plague-mask', body: plagueMask, paint: leather, size: 82 },
    { id: 'alembic', body: alembic, paint: copper, size: 90 },
    {
      id: 'mortar',
      body: mortar,
      paint: { a: [230, 0.02, -0.04], b: [75, 0.05, 0.06], x: [0.62, 0.14, 310], night },
      size: 88,
    },
    { id: 'scales', body: scales, paint: brass, size: 90 },
    {
      id: 'poison',
      body: poison,
      paint: { a: [305, 0.15, -0.24], b: [62, 0.09, -0.1], x: [0.8, 0.1, 85], night },
      size: 90,
    },
    {
      id: 'poppy',
      body: poppy,
      paint: { a: [105, 0.09, -0.02], b: [90, 0.08, -0.1], x: [0.58, 0.22, 27], night },
      size: 90,
    },
    {
      id: 'mandrake',
      body: mandrake,
      paint: { a: [64, 0.09, -0.04], b: [60, 0.08], x: [0.68, 0.19, 50], night },
      size: 88,
    },
    {
      id: 'sage',
      body: sage,
      paint: { a: [155, 0.06, 0], b: [78, 0.09, 0], x: [0.5, 0.17, 25], night },
      size: 90,
    },
  ],
};
