import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { stars } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import { axe, frostStar, iceBear, iceGate, sled, warHorn } from '../shapes/ice-warden.ts';
import { frostBerries, mitten, pineCone, snowshoe } from '../shapes/winter-gear.ts';
import { fill, linear } from '../svg.ts';
import { words } from '../titles/ice-warden.ts';

const night = 258;
const fur: Paint = { a: [240, 0.03, 0.06], b: [82, 0.11, -0.04], x: [0.85, 0.15, 190], night };
const ice: Paint = { a: [220, 0.07, 0.06], b: [235, 0.12, -0.06], x: [0.88, 0.13, 185], night };

/** Curtains of northern light over a fjord of broken ice. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const shore = height * (wide ? 0.7 : 0.6);
  const lights = [oklch(0.8, 0.19, 160), oklch(0.75, 0.16, 190), oklch(0.62, 0.2, 310)] as const;
  const curtain = (x: number, w: number, sway: number, color: number): string =>
    fill(
      `M${n(x)} ${n(-4)}C${n(x + sway)} ${n(height * 0.2)} ${n(x - sway)} ${n(height * 0.34)} ${n(x + sway * 0.4)} ${n(shore * 0.94)}L${n(x + w)} ${n(shore * 0.82)}C${n(x + w - sway)} ${n(height * 0.3)} ${n(x + w + sway)} ${n(height * 0.16)} ${n(x + w * 0.8)} -4Z`,
      `url(#${c.id}l${color})`,
    );
  const peaks = (y: number, step: number, color: string, snow: string): string => {
    let body = '';
    for (let x = -step; x < width + step; x += step * 0.8) {
      const h = step * (0.7 + random() * 0.7);
      body +=
        fill(
          `M${n(x - step * 0.8)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + step * 0.8)} ${n(y)}Z`,
          color,
        ) +
        fill(
          `M${n(x)} ${n(y - h)}L${n(x - step * 0.28)} ${n(y - h * 0.62)}L${n(x - step * 0.08)} ${n(y - h * 0.7)}L${n(x + step * 0.05)} ${n(y - h * 0.5)}L${n(x + step * 0.34)} ${n(y - h * 0.56)}Z`,
          snow,
          0.85,
        );
    }
    return body;
  };
  return {
    defs: lights
      .map((color, i) =>
        linear(`${c.id}l${i}`, [
          [0, color, 0],
          [0.4, color, 0.34],
          [0.85, color, 0.75],
          [1, color, 0],
        ]),
      )
      .join(''),
    body:
      stars(width, shore * 0.8, wide ? 90 : 60, random) +
      times(wide ? 7 : 4, (i) =>
        curtain(
          width * (-0.05 + (i * 1.05) / (wide ? 7 : 4)),
          width * (wide ? 0.1 : 0.2),
          width * 0.06 * (i % 2 ? -1 : 1),
          i % 3,
        ),
      ) +
      peaks(shore, width * (wide ? 0.16 : 0.3), oklch(0.4, 0.08, 255), oklch(0.8, 0.05, 230)) +
      peaks(shore + 5, width * (wide ? 0.1 : 0.2), oklch(0.3, 0.08, 258), oklch(0.68, 0.06, 235)) +
      fill(`M0 ${n(shore)}H${width}V${height}H0Z`, oklch(0.24, 0.07, 240)) +
      times(wide ? 16 : 10, () => {
        const x = random() * width;
        const y = shore + 6 + random() * (height - shore - 10);
        const w = (10 + random() * 26) * (0.5 + (y - shore) / (height - shore));
        return (
          fill(
            `M${n(x - w)} ${n(y)}L${n(x - w * 0.5)} ${n(y - w * 0.2)}L${n(x + w * 0.6)} ${n(y - w * 0.18)}L${n(x + w)} ${n(y)}L${n(x + w * 0.4)} ${n(y + w * 0.16)}H${n(x - w * 0.6)}Z`,
            oklch(0.86, 0.05, 220),
          ) +
          fill(
            `M${n(x - w)} ${n(y)}L${n(x - w * 0.6)} ${n(y + w * 0.16)}H${n(x + w * 0.4)}L${n(x + w)} ${n(y)}L${n(x + w * 0.4)} ${n(y + w * 0.3)}H${n(x - w * 0.6)}Z`,
            oklch(0.52, 0.09, 235),
          )
        );
      }),
  };
};

export const iceWarden: GameArt = {
  id: 'ice-warden',
  provider: 'Halyard',
  paint: { a: fur.a, b: fur.b, x: fur.x },
  sky: [
    [0.2, 0.08, 262],
    [0.34, 0.1, 235],
    [0.18, 0.07, night],
  ],
  glow: { color: [0.7, 0.16, 175], alpha: 0.4 },
  scene,
  tall: [{ body: iceBear, x: 50, y: 25, size: 102 }],
  square: [{ body: iceBear, x: 62, y: 22, size: 66, turn: 4 }],
  wide: [
    { body: iceBear, x: 89, y: 62, size: 30 },
    {
      body: axe,
      x: 8,
      y: 66,
      size: 26,
      paint: { a: [240, 0.03, 0], b: [55, 0.08, -0.2], x: [0.8, 0.13, 82], night },
    },
  ],
  title: {
    words,
    sign: ['#ffffff', '#9fe3f5', '#0a1d40'],
    max: 50,
    fill: [
      [0.99, 0.01, 220],
      [0.84, 0.1, 205],
    ],
  },
  symbols: [
    { id: 'frost-star', body: frostStar, paint: ice, size: 92 },
    { id: 'ice-gate', body: iceGate, paint: { ...ice, a: [230, 0.08, 0] }, size: 90 },
    { id: 'ice-bear', body: iceBear, paint: fur, size: 80 },
    {
      id: 'war-horn',
      body: warHorn,
      paint: { a: [75, 0.07, 0.02], b: [84, 0.14, 0], x: [0.52, 0.17, 28], night },
      size: 88,
    },
    {
      id: 'axe',
      body: axe,
      paint: { a: [240, 0.03, 0.02], b: [55, 0.09, -0.14], x: [0.8, 0.13, 82], night },
      size: 80,
    },
    {
      id: 'sled',
      body: sled,
      paint: { a: [65, 0.1, -0.04], b: [50, 0.1, -0.16], x: [0.5, 0.15, 28], night },
      size: 86,
    },
    {
      id: 'snowshoe',
      body: snowshoe,
      paint: { a: [70, 0.11, 0], b: [50, 0.1, -0.2], x: [0.52, 0.12, 190], night },
      size: 82,
    },
    {
      id: 'mitten',
      body: mitten,
      paint: { a: [285, 0.13, -0.18], b: [85, 0.03, 0.08], x: [0.62, 0.16, 15], night },
      size: 90,
    },
    {
      id: 'frost-berries',
      body: frostBerries,
      paint: { a: [26, 0.22, -0.16], b: [155, 0.11, -0.16], x: [0.8, 0.1, 80], night },
      size: 90,
    },
    {
      id: 'pine-cone',
      body: pineCone,
      paint: { a: [52, 0.1, -0.12], b: [45, 0.08, -0.2], x: [0.8, 0.1, 80], night },
      size: 88,
    },
  ],
};
