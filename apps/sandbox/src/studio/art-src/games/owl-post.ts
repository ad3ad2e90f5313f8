import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { stars } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  inkwell,
  letterKnife,
  owl,
  parcel,
  pocketWatch,
  postageStamp,
  postHorn,
  quillFeather,
  sealedLetter,
  sealStamp,
} from '../shapes/owl-post.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/owl-post.ts';

const night = 262;
const bird: Paint = { a: [62, 0.07, -0.12], b: [82, 0.05, 0.06], x: [0.78, 0.17, 66], night };
const letter: Paint = { a: [82, 0.05, 0.1], b: [78, 0.06, 0.04], x: [0.55, 0.2, 27], night };

/** A night cut in copper: a hatched moon, ruled clouds, and roofs with a few lit windows. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const x = width * (wide ? 0.5 : 0.3);
  const y = height * (wide ? 0.4 : 0.36);
  const r = Math.min(width, height) * (wide ? 0.3 : 0.27);
  const paper = oklch(0.9, 0.06, 80);
  const copper = oklch(0.66, 0.1, 52);
  const floor = height * 0.74;
  return {
    body:
      times(26, (i) => {
        const at = (height * (i + 0.5)) / 30;
        const from = random() * width * 0.3;
        return line(`M${n(-from)} ${n(at)}H${n(width * (0.4 + random() * 0.7))}`, copper, 0.5, 0.3);
      }) +
      stars(width, height * 0.5, 26, random) +
      dot(x, y, r, paper) +
      times(17, (i) => {
        const up = r * (-0.9 + i * 0.1125);
        const half = Math.sqrt(r * r - up * up);
        return line(
          `M${n(x + half * (0.5 - i * 0.05))} ${n(y + up)}L${n(x + half)} ${n(y + up)}`,
          c.near,
          1,
          0.55,
        );
      }) +
      times(9, (i) => {
        const w = width * (0.1 + random() * 0.1);
        const left = width * (i * 0.125 - 0.04);
        const top = floor - height * (0.02 + random() * 0.14);
        return (
          fill(
            `M${n(left)} ${height}V${n(top)}L${n(left + w / 2)} ${n(top - w * 0.55)}L${n(left + w)} ${n(top)}V${height}Z`,
            i % 2 ? c.far : c.near,
          ) +
          fill(
            `M${n(left + w * 0.7)} ${n(top)}v${n(-w * 0.5)}h${n(w * 0.14)}v${n(w * 0.5)}Z`,
            i % 2 ? c.far : c.near,
          ) +
          times(3, (row) =>
            line(`M${n(left)} ${n(top + 8 + row * 9)}h${n(w)}`, copper, 0.5, 0.35),
          ) +
          (i % 3 === 1
            ? `<rect x="${n(left + w * 0.36)}" y="${n(top + 6)}" width="${n(w * 0.22)}" height="${n(w * 0.3)}" fill="${c.lamp}"/>`
            : '')
        );
      }) +
      fill(`M0 ${n(height * 0.9)}H${width}V${height}H0Z`, c.deep, 0.6),
  };
};

export const owlPost: GameArt = {
  id: 'owl-post',
  provider: 'Northlight',
  paint: { a: bird.a, b: bird.b, x: bird.x },
  sky: [
    [0.24, 0.06, 262],
    [0.34, 0.07, 255],
    [0.15, 0.05, night],
  ],
  glow: { color: [0.82, 0.09, 70], alpha: 0.28 },
  scene,
  tall: [
    { body: owl, x: 70, y: 70, size: 122, turn: -4 },
    { body: sealedLetter, x: 18, y: 91, size: 44, turn: -16, paint: letter },
  ],
  square: [
    { body: owl, x: 72, y: 72, size: 92, turn: -4 },
    { body: sealedLetter, x: 18, y: 82, size: 34, turn: -16, paint: letter },
  ],
  wide: [
    { body: owl, x: 5, y: 68, size: 38, turn: 4 },
    { body: sealedLetter, x: 92, y: 60, size: 17, turn: -18, paint: letter },
    {
      body: quillFeather,
      x: 101,
      y: 78,
      size: 19,
      turn: 10,
      paint: { a: [60, 0.07, -0.06], b: [82, 0.05, 0.06], x: [0.4, 0.08, 50], night },
    },
  ],
  title: {
    words,
    place: 'top',
    sign: ['#fffaf0', '#f0cf9c', '#0a1020'],
    align: 'left',
    max: 56,
    fill: [
      [0.98, 0.03, 88],
      [0.88, 0.08, 76],
    ],
  },
  symbols: [
    { id: 'owl', body: owl, size: 88 },
    { id: 'sealed-letter', body: sealedLetter, paint: letter, size: 92 },
    {
      id: 'post-horn',
      body: postHorn,
      paint: { a: [84, 0.14, 0.02], b: [80, 0.05, 0.06], x: [0.55, 0.19, 27], night },
      size: 80,
    },
    {
      id: 'pocket-watch',
      body: pocketWatch,
      paint: { a: [240, 0.03, 0.02], b: [80, 0.05], x: [0.56, 0.14, 250], night },
      size: 86,
    },
    {
      id: 'inkwell',
      body: inkwell,
      paint: { a: [210, 0.06, 0.04], b: [85, 0.05, 0.1], x: [0.8, 0.12, 82], night },
      size: 84,
    },
    {
      id: 'seal-stamp',
      body: sealStamp,
      paint: { a: [40, 0.09, -0.24], b: [86, 0.13, 0.02], x: [0.52, 0.2, 27], night },
      size: 88,
    },
    {
      id: 'parcel',
      body: parcel,
      paint: { a: [66, 0.09, -0.08], b: [88, 0.06, 0.08], x: [0.56, 0.12, 200], night },
      size: 88,
    },
    {
      id: 'postage-stamp',
      body: postageStamp,
      paint: { a: [185, 0.1, -0.2], b: [230, 0.1, -0.1], x: [0.58, 0.2, 30], night },
      size: 82,
    },
    {
      id: 'letter-knife',
      body: letterKnife,
      paint: { a: [235, 0.02, 0.06], b: [305, 0.12, -0.18], x: [0.8, 0.13, 82], night },
      size: 78,
    },
    {
      id: 'quill-feather',
      body: quillFeather,
      paint: { a: [250, 0.1, 0.06], b: [258, 0.12, -0.06], x: [0.28, 0.06, 262], night },
      size: 80,
    },
  ],
};
