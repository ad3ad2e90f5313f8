import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import {
  anchor,
  chain,
  craneHook,
  hull,
  porthole,
  propeller,
  rivet,
  sledgehammer,
  smith,
  valveWheel,
} from '../shapes/iron-anchor.ts';
import { dot, fill, line, radial } from '../svg.ts';
import { words } from '../titles/iron-anchor.ts';

const night = 255;
const iron: Paint = { a: [250, 0.03, -0.14], b: [38, 0.21, -0.06], x: [0.76, 0.18, 60], night };

/** A building shed at night: girders, a hull on the slip, and the forge's light from below. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const floor = height * (wide ? 0.84 : 0.74);
  const steel = oklch(0.27, 0.02, night);
  const lit = oklch(0.42, 0.06, 50);
  const centre = width * 0.5;
  return {
    defs: radial(
      `${c.id}h`,
      [
        [0, oklch(0.86, 0.17, 62), 0.95],
        [0.35, oklch(0.68, 0.2, 42), 0.6],
        [1, oklch(0.4, 0.14, 30), 0],
      ],
      `gradientUnits="userSpaceOnUse" cx="${n(centre)}" cy="${n(floor)}" r="${n(Math.max(width, height) * 0.62)}"`,
    ),
    body:
      hull(
        centre,
        floor,
        wide ? height * 0.74 : width * 0.78,
        oklch(0.21, 0.03, night),
        oklch(0.38, 0.05, 45),
        c.lamp,
      ) +
      times(wide ? 7 : 4, (i) => {
        const x = (width / (wide ? 6 : 3)) * i;
        return (
          fill(`M${n(x - 4)} 0H${n(x + 4)}V${n(floor)}H${n(x - 4)}Z`, steel) +
          line(`M${n(x + 3)} 0V${n(floor)}`, lit, 1.2, 0.8)
        );
      }) +
      times(wide ? 12 : 7, (i) => {
        const x = i * 30;
        return line(
          `M${x} ${n(height * 0.1)}l15 ${n(-height * 0.07)}l15 ${n(height * 0.07)}`,
          steel,
          3.4,
        );
      }) +
      fill(`M0 ${n(height * 0.1)}H${width}v6H0Z`, steel) +
      fill(`M0 ${n(height * 0.1 + 5)}H${width}v1.5H0Z`, lit) +
      `<rect width="${width}" height="${height}" fill="url(#${c.id}h)"/>` +
      fill(`M0 ${n(floor)}H${width}V${height}H0Z`, oklch(0.16, 0.03, 40)) +
      fill(
        `M${n(centre - width * 0.3)} ${n(floor)}h${n(width * 0.6)}l${n(width * 0.12)} ${n(height * 0.06)}h${n(-width * 0.84)}Z`,
        oklch(0.78, 0.19, 55),
      ) +
      fill(
        `M${n(centre - width * 0.2)} ${n(floor + 1)}h${n(width * 0.4)}l${n(width * 0.05)} ${n(height * 0.03)}h${n(-width * 0.5)}Z`,
        oklch(0.95, 0.1, 88),
      ) +
      times(46, () => {
        const t = random();
        const x = centre + (random() - 0.5) * width * (0.5 + t * 0.7);
        const y = floor - t * t * height * 0.75;
        return dot(
          x,
          y,
          0.6 + (1 - t) * 1.6,
          random() > 0.4 ? c.lamp : oklch(0.75, 0.19, 50),
          0.9 - t * 0.5,
        );
      }),
  };
};

export const ironAnchor: GameArt = {
  id: 'iron-anchor',
  provider: 'Halyard',
  paint: { a: iron.a, b: iron.b, x: iron.x },
  sky: [
    [0.2, 0.03, night],
    [0.27, 0.05, 40],
    [0.14, 0.03, 40],
  ],
  glow: { color: [0.7, 0.19, 45], alpha: 0.35 },
  scene,
  tall: [
    { body: chain, x: 50, y: 2, size: 36, turn: -46, paint: { ...iron, a: [250, 0.03, -0.2] } },
    { body: anchor, x: 50, y: 46, size: 88 },
  ],
  square: [{ body: anchor, x: 50, y: 36, size: 66 }],
  wide: [
    { body: chain, x: 9, y: 6, size: 17, turn: -46, paint: { ...iron, a: [250, 0.03, -0.2] } },
    { body: anchor, x: 9, y: 54, size: 33 },
    {
      body: smith,
      x: 92,
      y: 74,
      size: 30,
      paint: { a: [250, 0.05, -0.22], b: [28, 0.18, -0.2], x: [0.7, 0.12, 195], night },
    },
  ],
  title: {
    words,
    sign: ['#fff3df', '#ff9a4a', '#1b1009'],
    max: 50,
    fill: [
      [0.98, 0.04, 85],
      [0.78, 0.18, 52],
    ],
  },
  symbols: [
    { id: 'anchor', body: anchor, paint: iron, size: 92 },
    {
      id: 'smith',
      body: smith,
      paint: { a: [250, 0.05, -0.22], b: [28, 0.18, -0.2], x: [0.7, 0.12, 195], night },
      size: 94,
    },
    {
      id: 'propeller',
      body: propeller,
      paint: { a: [75, 0.14, -0.02], b: [45, 0.13, -0.12], x: [0.8, 0.1, 80], night },
      size: 94,
    },
    {
      id: 'crane-hook',
      body: craneHook,
      paint: { a: [245, 0.02, -0.04], b: [245, 0.02, 0.02], x: [0.84, 0.16, 90], night },
      size: 86,
    },
    {
      id: 'sledgehammer',
      body: sledgehammer,
      paint: { a: [250, 0.03, -0.1], b: [62, 0.1, -0.08], x: [0.8, 0.1, 80], night },
      size: 84,
    },
    {
      id: 'porthole',
      body: porthole,
      paint: { a: [85, 0.11, -0.06], b: [215, 0.1, -0.12], x: [0.82, 0.17, 60], night },
      size: 88,
    },
    {
      id: 'valve-wheel',
      body: valveWheel,
      paint: { a: [26, 0.19, -0.14], b: [80, 0.1, 0], x: [0.8, 0.1, 80], night },
      size: 88,
    },
    {
      id: 'chain',
      body: chain,
      paint: { a: [235, 0.04, 0], b: [245, 0.03, -0.04], x: [0.8, 0.1, 80], night },
      size: 88,
    },
    {
      id: 'rivet',
      body: rivet,
      paint: { a: [52, 0.2, -0.02], b: [250, 0.04, -0.12], x: [0.72, 0.2, 45], night },
      size: 90,
    },
  ],
};
