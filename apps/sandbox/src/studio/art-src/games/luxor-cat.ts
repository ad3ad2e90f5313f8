import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, stars } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  broadCollar,
  catBust,
  cobra,
  sistrum,
  templeCat,
  templeGate,
} from '../shapes/luxor-cat.ts';
import {
  datePalm,
  earring,
  felucca,
  fishAmulet,
  perfumeFlask,
  senetBoard,
} from '../shapes/nile.ts';
import { dot, fill, group, line } from '../svg.ts';
import { words } from '../titles/luxor-cat.ts';

const night = 288;
const bronze: Paint = { a: [300, 0.06, -0.36], b: [82, 0.14, 0.02], x: [0.85, 0.16, 92], night };
const gold = (x: Paint['x']): Paint => ({ a: [84, 0.14, 0.02], b: [70, 0.13, -0.08], x, night });

/** A row of papyrus columns on the far bank, an obelisk, and the moon on the Nile. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const bank = height * (wide ? 0.66 : 0.6);
  const moonX = width * (wide ? 0.5 : 0.3);
  const moonY = height * (wide ? 0.36 : 0.28);
  const r = height * (wide ? 0.24 : 0.17);
  const column = (x: number, h: number, w: number): string =>
    fill(
      `M${n(x - w)} ${n(bank)}L${n(x - w * 0.8)} ${n(bank - h * 0.72)}Q${n(x - w * 1.7)} ${n(bank - h * 0.86)} ${n(x - w * 1.3)} ${n(bank - h * 0.92)}H${n(x + w * 1.3)}Q${n(x + w * 1.7)} ${n(bank - h * 0.86)} ${n(x + w * 0.8)} ${n(bank - h * 0.72)}L${n(x + w)} ${n(bank)}Z`,
      c.far,
    );
  const h = height * (wide ? 0.3 : 0.2);
  const count = wide ? 9 : 5;
  return {
    body:
      stars(width, bank * 0.8, 60, random) +
      dot(moonX, moonY, r * 1.35, c.light, 0.16) +
      dot(moonX, moonY, r, oklch(0.9, 0.1, 85)) +
      dot(moonX - r * 0.28, moonY - r * 0.1, r * 0.22, oklch(0.82, 0.11, 80), 0.6) +
      dot(moonX + r * 0.3, moonY + r * 0.34, r * 0.16, oklch(0.82, 0.11, 80), 0.6) +
      dot(moonX + r * 0.22, moonY - r * 0.42, r * 0.1, oklch(0.82, 0.11, 80), 0.6) +
      times(count, (i) =>
        column(width * (0.06 + (i * 0.9) / count), h, width * (wide ? 0.014 : 0.022)),
      ) +
      fill(`M0 ${n(bank - h * 1.02)}H${n(width * 0.92)}V${n(bank - h * 0.9)}H0Z`, c.far) +
      fill(
        `M${n(width * 0.86)} ${n(bank)}L${n(width * 0.875)} ${n(bank - h * 1.6)}L${n(width * 0.89)} ${n(bank - h * 1.75)}L${n(width * 0.905)} ${n(bank - h * 1.6)}L${n(width * 0.92)} ${n(bank)}Z`,
        c.near,
      ) +
      fill(
        `M0 ${n(bank - 3)}Q${n(width * 0.3)} ${n(bank - 12)} ${n(width * 0.6)} ${n(bank - 2)}T${width} ${n(bank - 4)}V${height}H0Z`,
        c.near,
      ) +
      fill(`M0 ${n(bank + 6)}H${width}V${height}H0Z`, oklch(0.32, 0.08, 225)) +
      group(
        `translate(${n(moonX)} 0)`,
        times(7, (i) =>
          line(`M${n(-22 + i * 2.6)} ${n(bank + 14 + i * 7)}h${n(44 - i * 5)}`, c.lamp, 2, 0.55),
        ),
      ) +
      glints(
        width,
        bank + 10,
        height - bank,
        wide ? 22 : 14,
        [c.light, oklch(0.7, 0.1, 195)],
        random,
      ),
  };
};

export const luxorCat: GameArt = {
  id: 'luxor-cat',
  provider: 'Northlight',
  paint: { a: bronze.a, b: bronze.b, x: bronze.x },
  sky: [
    [0.26, 0.11, 285],
    [0.44, 0.15, 305],
    [0.2, 0.08, night],
  ],
  glow: { color: [0.82, 0.13, 70], alpha: 0.55 },
  scene,
  tall: [{ body: catBust, x: 62, y: 43, size: 104 }],
  square: [{ body: catBust, x: 67, y: 32, size: 78 }],
  wide: [
    { body: catBust, x: 91, y: 64, size: 36 },
    {
      body: datePalm,
      x: 4,
      y: 62,
      size: 36,
      paint: { a: [285, 0.07, -0.38], b: [290, 0.05, -0.4], x: [0.42, 0.1, 30], night },
    },
    {
      body: felucca,
      x: 25,
      y: 70,
      size: 12,
      paint: { a: [80, 0.05, 0.04], b: [40, 0.08, -0.24], x: [0.6, 0.17, 32], night },
    },
  ],
  title: {
    words,
    sign: ['#fff6d6', '#e9b64c', '#1d0f45'],
    max: 54,
    fill: [
      [0.98, 0.05, 95],
      [0.78, 0.14, 75],
    ],
  },
  symbols: [
    { id: 'broad-collar', body: broadCollar, paint: gold([0.58, 0.19, 32]), size: 96 },
    {
      id: 'temple-gate',
      body: templeGate,
      paint: { a: [72, 0.09, -0.02], b: [62, 0.1, -0.1], x: [0.6, 0.18, 32], night },
      size: 88,
    },
    { id: 'temple-cat', body: templeCat, paint: { ...bronze, a: [292, 0.08, -0.17] }, size: 94 },
    {
      id: 'cobra',
      body: cobra,
      paint: { a: [165, 0.13, -0.16], b: [88, 0.13, 0.02], x: [0.84, 0.13, 85], night },
      size: 88,
    },
    { id: 'sistrum', body: sistrum, paint: gold([0.62, 0.12, 60]), size: 82 },
    {
      id: 'felucca',
      body: felucca,
      paint: { a: [75, 0.05, 0.1], b: [45, 0.11, -0.18], x: [0.55, 0.19, 30], night },
      size: 88,
    },
    { id: 'earring', body: earring, paint: gold([0.58, 0.19, 32]), size: 88 },
    {
      id: 'fish-amulet',
      body: fishAmulet,
      paint: { a: [192, 0.12, -0.06], b: [84, 0.14, 0], x: [0.58, 0.19, 32], night },
      size: 92,
    },
    {
      id: 'perfume-flask',
      body: perfumeFlask,
      paint: { a: [262, 0.17, -0.18], b: [84, 0.13], x: [0.82, 0.14, 88], night },
      size: 88,
    },
    {
      id: 'date-palm',
      body: datePalm,
      paint: { a: [140, 0.15, -0.12], b: [55, 0.09, -0.14], x: [0.55, 0.17, 35], night },
      size: 94,
    },
    {
      id: 'senet-board',
      body: senetBoard,
      paint: { a: [72, 0.1, 0], b: [48, 0.11, -0.16], x: [0.55, 0.14, 262], night },
      size: 92,
    },
  ],
};
