import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { canopy } from '../shapes/lamp-carousel.ts';
import { dot, fill } from '../svg.ts';
import { words } from '../titles/lamp-carousel.ts';

/** The square at dusk: roofs against an apricot sky, the carousel's drum in the middle of its light. */
const scene: Scene = (width, height, c, random) => {
  const roofs = height * 0.7;
  const half = width * (width > height ? 0.82 : 0.5);
  return {
    body:
      times(12, (i) => {
        const x = (i / 11) * width - width * 0.06;
        const tall = height * (0.06 + random() * 0.14);
        const w = width * 0.11;
        return fill(
          `M${n(x)} ${height}V${n(roofs - tall)}l${n(w / 2)} ${n(-height * 0.05)}l${n(w / 2)} ${n(height * 0.05)}V${height}Z`,
          i % 2 ? c.far : c.near,
          0.75,
        );
      }) +
      times(16, () =>
        fill(
          `M${n(random() * width)} ${n(roofs - height * 0.06 + random() * height * 0.14)}h3v5h-3Z`,
          c.lamp,
          0.75,
        ),
      ) +
      fill(
        `M${n(half - width * 0.1)} ${height}V${n(height * 0.3)}h${n(width * 0.2)}V${height}Z`,
        c.deep,
        0.55,
      ) +
      times(3, (i) =>
        fill(
          `M${n(half - width * 0.07 + i * width * 0.05)} ${n(height * 0.38)}h${n(width * 0.035)}v${n(height * 0.3)}h${n(-width * 0.035)}Z`,
          c.lamp,
          0.35,
        ),
      ) +
      dot(half, height * 0.5, width * 0.36, c.light, 0.08),
  };
};

export const lampCarousel: GameArt = {
  id: 'lamp-carousel',
  provider: 'Oddfellow',
  paint: { a: [18, 0.15, -0.1], b: [80, 0.13], x: [0.5, 0.12, 20] },
  sky: [
    [0.5, 0.11, 330],
    [0.82, 0.11, 52],
    [0.22, 0.06, 5],
  ],
  glow: { color: [0.94, 0.1, 78], alpha: 0.45 },
  scene,
  tall: [{ body: canopy, x: 54, y: 34, size: 136, turn: -7 }],
  square: [{ body: canopy, x: 56, y: 46, size: 112, turn: -7 }],
  wide: [{ body: canopy, x: 84, y: 34, size: 58, turn: -4 }],
  title: {
    words,
    sign: ['#fffaf0', '#f8cf95', '#33121c'],
    max: 58,
    fill: [
      [0.99, 0.03, 85],
      [0.9, 0.1, 70],
    ],
  },
  symbols: [],
};
