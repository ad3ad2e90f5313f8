import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import { locomotive, longhorn, marshal, saloonDoors, sheriffStar } from '../shapes/dust-hour.ts';
import { boot, cactus, coffeePot, dynamite, wagonWheel } from '../shapes/trail-gear.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/dust-hour.ts';

const night = 12;
const saguaro: Paint = { a: [158, 0.09, -0.12], b: [40, 0.1, -0.1], x: [0.7, 0.2, 5], night };
const lady: Paint = { a: [62, 0.08, -0.2], b: [255, 0.09, -0.2], x: [0.55, 0.2, 25], night };

/** The late sun on table mountains and a railway that leads to it. */
const scene: Scene = (width, height, c) => {
  const wide = width > height;
  const horizon = height * (wide ? 0.62 : 0.6);
  const x = width * (wide ? 0.52 : 0.34);
  const r = wide ? height * 0.27 : width * 0.33;
  const mesa = (left: number, w: number, h: number, color: string): string =>
    fill(
      `M${n(left)} ${n(horizon)}L${n(left + w * 0.14)} ${n(horizon - h * 0.55)}L${n(left + w * 0.2)} ${n(horizon - h)}H${n(left + w * 0.78)}L${n(left + w * 0.84)} ${n(horizon - h * 0.5)}L${n(left + w)} ${n(horizon)}Z`,
      color,
    );
  return {
    body:
      dot(x, horizon - r * 0.55, r * 1.35, oklch(0.93, 0.11, 80), 0.3) +
      dot(x, horizon - r * 0.55, r, oklch(0.95, 0.12, 88)) +
      times(
        4,
        (i) =>
          `<rect x="${n(x - r * 1.3)}" y="${n(horizon - r * 0.5 + i * r * 0.14)}" width="${n(r * 2.6)}" height="${n(1.4 + i * 1.5)}" fill="${c.mid}"/>`,
      ) +
      mesa(width * -0.12, width * 0.4, height * 0.2, oklch(0.5, 0.15, 28)) +
      mesa(width * 0.62, width * 0.52, height * 0.26, oklch(0.45, 0.15, 20)) +
      mesa(width * 0.2, width * 0.2, height * 0.09, oklch(0.58, 0.15, 35)) +
      fill(`M0 ${n(horizon)}H${width}V${height}H0Z`, oklch(0.6, 0.14, 48)) +
      fill(`M0 ${n(horizon)}H${width}V${n(horizon + 6)}H0Z`, oklch(0.72, 0.14, 60)) +
      times(7, (i) => {
        const t = (i / 7) ** 1.7;
        const y = horizon + (height - horizon) * t + 3;
        const w = 3 + width * 0.2 * t * 2;
        return `<rect x="${n(x - w / 2)}" y="${n(y)}" width="${n(w)}" height="${n(1 + t * 5)}" fill="${c.deep}" opacity=".6"/>`;
      }) +
      line(
        `M${n(x - 1)} ${n(horizon)}L${n(x - width * 0.17)} ${height}M${n(x + 1)} ${n(horizon)}L${n(x + width * 0.17)} ${height}`,
        c.deep,
        2.4,
        0.75,
      ),
  };
};

export const dustHour: GameArt = {
  id: 'dust-hour',
  provider: 'Halyard',
  paint: { a: saguaro.a, b: saguaro.b, x: saguaro.x },
  sky: [
    [0.6, 0.17, 12],
    [0.77, 0.15, 50],
    [0.24, 0.09, night],
  ],
  glow: { color: [0.96, 0.11, 85], alpha: 0.6 },
  scene,
  tall: [
    { body: cactus, x: 79, y: 47, size: 92, turn: 4 },
    {
      body: longhorn,
      x: 22,
      y: 70,
      size: 42,
      turn: -12,
      paint: { a: [80, 0.05, 0.08], b: [60, 0.09, -0.02], x: [0.6, 0.18, 25], night },
    },
  ],
  square: [{ body: cactus, x: 80, y: 46, size: 74, turn: 5 }],
  wide: [
    { body: cactus, x: 8, y: 58, size: 34, turn: -3 },
    { body: marshal, x: 92, y: 70, size: 36, paint: lady },
  ],
  title: {
    words,
    sign: ['#fff6df', '#ffcf83', '#3c0d12'],
    align: 'left',
    max: 60,
    fill: [
      [0.99, 0.04, 90],
      [0.88, 0.13, 75],
    ],
  },
  symbols: [
    {
      id: 'sheriff-star',
      body: sheriffStar,
      paint: { a: [85, 0.14, 0.04], b: [55, 0.12, -0.14], x: [0.55, 0.2, 25], night },
      size: 92,
    },
    {
      id: 'saloon-doors',
      body: saloonDoors,
      paint: { a: [45, 0.1, -0.18], b: [55, 0.13, -0.06], x: [0.75, 0.16, 65], night },
      size: 92,
    },
    { id: 'marshal', body: marshal, paint: lady, size: 92 },
    {
      id: 'locomotive',
      body: locomotive,
      paint: { a: [245, 0.04, -0.22], b: [25, 0.19, -0.14], x: [0.82, 0.13, 82], night },
      size: 86,
    },
    {
      id: 'longhorn',
      body: longhorn,
      paint: { a: [80, 0.04, 0.1], b: [60, 0.09, -0.02], x: [0.62, 0.13, 195], night },
      size: 86,
    },
    {
      id: 'boot',
      body: boot,
      paint: { a: [40, 0.12, -0.16], b: [85, 0.12, 0.02], x: [0.86, 0.11, 80], night },
      size: 92,
    },
    { id: 'cactus', body: cactus, paint: { ...saguaro, a: [150, 0.13, -0.06] }, size: 94 },
    {
      id: 'wagon-wheel',
      body: wagonWheel,
      paint: { a: [62, 0.11, -0.06], b: [250, 0.03, -0.1], x: [0.8, 0.13, 80], night },
      size: 90,
    },
    {
      id: 'coffee-pot',
      body: coffeePot,
      paint: { a: [235, 0.11, -0.1], b: [240, 0.06, 0.02], x: [0.35, 0.05, 250], night },
      size: 88,
    },
    {
      id: 'dynamite',
      body: dynamite,
      paint: { a: [30, 0.2, -0.12], b: [85, 0.06, 0.08], x: [0.86, 0.17, 75], night },
      size: 84,
    },
  ],
};
