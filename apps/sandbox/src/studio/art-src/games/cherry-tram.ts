import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import {
  blossom,
  cherries,
  conductorsCap,
  footGong,
  ticket,
  ticketPunch,
  tramStop,
} from '../shapes/cherry-tram.ts';
import { tram, tramAhead } from '../shapes/tram.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/cherry-tram.ts';

const night = 12;
const livery: Paint = { a: [24, 0.21, -0.2], b: [85, 0.05, 0.1], x: [0.55, 0.2, 18], night };
const fruit: Paint = { a: [22, 0.23, -0.2], b: [20, 0.2], x: [0.66, 0.22, 12], night };
const petals: Paint = { a: [5, 0.07, 0.06], b: [20, 0.1], x: [0.72, 0.17, 5], night };

/** An avenue in blossom: crowns to both sides, rails running to the light between them. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const foot = height * (wide ? 0.72 : 0.66);
  const way = width * (wide ? 0.5 : 0.2);
  const crown = (x: number, y: number, r: number, color: string): string =>
    times(9, (i) => {
      const a = i * 2.4;
      const d = r * 0.7 * Math.sqrt(i / 9);
      return dot(
        x + Math.cos(a) * d * 1.2,
        y + Math.sin(a) * d,
        r * (0.42 + 0.2 * random()),
        color,
      );
    });
  const pinks = [oklch(0.83, 0.09, 8), oklch(0.76, 0.13, 8), oklch(0.88, 0.07, 15)] as const;
  const trees = wide ? [0.02, 0.14, 0.27, 0.73, 0.86, 0.98] : [0.02, 0.42, 0.7, 1];
  return {
    body:
      dot(way, foot - height * 0.16, height * (wide ? 0.2 : 0.14), '#fff', 0.5) +
      times(9, (i) => {
        const w = width / 9;
        const h = height * (0.08 + 0.09 * random());
        return fill(
          `M${n(i * w - 1)} ${n(foot)}v${n(-h)}l${n(w / 2)}${n(-w * 0.4)}l${n(w / 2)} ${n(w * 0.4)}V${n(foot)}Z`,
          c.far,
          0.35,
        );
      }) +
      trees
        .map((t, i) => {
          const x = width * t;
          const y = height * (wide ? 0.3 : 0.24) + (i % 2) * height * 0.1;
          const r = height * (wide ? 0.2 : 0.13);
          return (
            line(`M${n(x)} ${n(foot + 4)}Q${n(x - 5)} ${n(y + r)} ${n(x)} ${n(y)}`, c.near, 5) +
            crown(x, y + r * 0.3, r * 1.1, pinks[1]) +
            crown(x - r * 0.2, y, r, pinks[0]) +
            crown(x - r * 0.3, y - r * 0.4, r * 0.6, pinks[2])
          );
        })
        .join('') +
      fill(`M0 ${n(foot)}H${width}V${height}H0Z`, oklch(0.5, 0.09, 15)) +
      fill(
        `M${n(way - 6)} ${n(foot)}H${n(way + 6)}L${n(way + width * 0.5)} ${height}H${n(way - width * 0.4)}Z`,
        c.near,
        0.5,
      ) +
      line(
        `M${n(way - 3)} ${n(foot)}L${n(way - width * 0.22)} ${height + 9}M${n(way + 3)} ${n(foot)}L${n(way + width * 0.26)} ${height + 9}`,
        c.cream,
        2.2,
        0.75,
      ) +
      times(
        26,
        () =>
          `<ellipse cx="${n(random() * width)}" cy="${n(random() * height)}" rx="2.6" ry="1.5" transform="rotate(${Math.round(random() * 90)} ${n(width / 2)} ${n(height / 2)})" fill="${pinks[2]}" opacity=".8"/>`,
      ),
  };
};

export const cherryTram: GameArt = {
  id: 'cherry-tram',
  provider: 'Oddfellow',
  paint: { a: livery.a, b: livery.b, x: livery.x },
  sky: [
    [0.9, 0.05, 220],
    [0.93, 0.05, 50],
    [0.36, 0.14, night],
  ],
  glow: { color: [0.98, 0.05, 80], alpha: 0.7 },
  scene,
  tall: [
    { body: tramAhead, x: 62, y: 37, size: 84, turn: -2 },
    { body: cherries, x: 13, y: 10, size: 52, turn: 12, paint: fruit },
  ],
  square: [
    { body: tramAhead, x: 66, y: 33, size: 58, turn: -2 },
    { body: cherries, x: 12, y: 16, size: 42, turn: 12, paint: fruit },
  ],
  wide: [
    { body: tramAhead, x: 86, y: 58, size: 34 },
    { body: cherries, x: 7, y: 24, size: 24, turn: 10, paint: fruit },
    {
      body: tramStop,
      x: 12,
      y: 74,
      size: 17,
      paint: { ...livery, a: [25, 0.2, -0.16], b: [255, 0.06, -0.3] },
    },
  ],
  title: {
    words,
    sign: ['#fffaf2', '#ffd9cf', '#6d0a1f'],
    max: 62,
    fill: [
      [0.99, 0.02, 85],
      [0.92, 0.06, 30],
    ],
  },
  symbols: [
    { id: 'tram', body: tram, paint: livery, size: 96 },
    { id: 'cherries', body: cherries, paint: fruit, size: 94 },
    {
      id: 'conductors-cap',
      body: conductorsCap,
      paint: { a: [262, 0.11, -0.24], b: [85, 0.13], x: [0.55, 0.2, 24], night },
    },
    {
      id: 'ticket-punch',
      body: ticketPunch,
      paint: { a: [250, 0.02, 0.02], b: [240, 0.03, 0.06], x: [0.45, 0.14, 20], night },
      size: 90,
    },
    {
      id: 'tram-stop',
      body: tramStop,
      paint: { a: [160, 0.13, -0.14], b: [165, 0.06, -0.3], x: [0.8, 0.14, 85], night },
      size: 94,
    },
    {
      id: 'foot-gong',
      body: footGong,
      paint: { a: [85, 0.14, 0.02], b: [40, 0.09, -0.26], x: [0.45, 0.03, 260], night },
      size: 88,
    },
    {
      id: 'ticket',
      body: ticket,
      paint: { a: [90, 0.06, 0.1], b: [60, 0.11, 0.02], x: [0.5, 0.16, 245], night },
      size: 94,
    },
    { id: 'blossom', body: blossom, paint: petals, size: 92 },
  ],
};
