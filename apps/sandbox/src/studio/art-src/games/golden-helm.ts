import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, sea } from '../scenery.ts';
import { helm } from '../shapes/golden-helm.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/golden-helm.ts';

const night = 165;

/** A squall passing: bands of cloud, and the sun breaking under them upon the water. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const horizon = height * (wide ? 0.58 : 0.5);
  const sun = width * (wide ? 0.5 : 0.7);
  const ship = width * (wide ? 0.72 : 0.78);
  return {
    body:
      dot(sun, horizon - height * 0.02, width * 0.24, c.light, 0.35) +
      dot(sun, horizon - height * 0.02, width * 0.1, c.cream, 0.95) +
      times(6, (i) => {
        const y = height * (0.02 + i * 0.075);
        const reach = width * (0.5 + random() * 0.5);
        const x = i % 2 ? width * 0.35 : -width * 0.12;
        return fill(
          `M${n(x)} ${n(y + height * 0.09)}q${n(reach * 0.06)} ${n(-height * 0.06)} ${n(reach * 0.22)} ${n(-height * 0.045)}q${n(reach * 0.12)} ${n(-height * 0.06)} ${n(reach * 0.34)} ${n(-height * 0.012)}q${n(reach * 0.3)} ${n(-height * 0.02)} ${n(reach * 0.44)} ${n(height * 0.057)}Z`,
          i % 2 ? c.far : c.near,
          0.34,
        );
      }) +
      times(18, (i) => {
        const x = (i / 17) * width * 1.15;
        return line(
          `M${n(x)} ${n(height * 0.1)}l${n(-width * 0.06)} ${n(height * 0.34)}`,
          c.light,
          0.7,
          0.28,
        );
      }) +
      fill(`M0 ${n(horizon)}H${width}V${height}H0Z`, c.far) +
      fill(
        `M${n(sun - width * 0.07)} ${n(horizon)}H${n(sun + width * 0.07)}L${n(sun + width * 0.24)} ${height}H${n(sun - width * 0.24)}Z`,
        c.light,
        0.28,
      ) +
      fill(
        `M${n(ship)} ${n(horizon + 3)}h${n(width * 0.12)}l${n(-width * 0.018)} ${n(width * 0.024)}h${n(-width * 0.08)}ZM${n(ship + width * 0.05)} ${n(horizon)}v${n(-width * 0.15)}q${n(width * 0.055)} ${n(width * 0.06)} ${n(width * 0.05)} ${n(width * 0.12)}ZM${n(ship + width * 0.044)} ${n(horizon)}v${n(-width * 0.12)}q${n(-width * 0.05)} ${n(width * 0.05)} ${n(-width * 0.04)} ${n(width * 0.1)}Z`,
        c.deep,
        0.9,
      ) +
      sea(width, height, horizon + height * 0.08, c.near, 0.75, 8, 34) +
      sea(width, height, horizon + height * 0.2, c.deep, 0.55, 10, 52, 20) +
      glints(width, horizon + 3, height * 0.3, 34, [c.cream, c.light], random),
  };
};

export const goldenHelm: GameArt = {
  id: 'golden-helm',
  provider: 'Halyard',
  paint: { a: [58, 0.13, -0.1], b: [84, 0.14, 0.02], x: [0.52, 0.13, 32] },
  sky: [
    [0.36, 0.06, 245],
    [0.8, 0.1, 62],
    [0.2, 0.045, night],
  ],
  glow: { color: [0.93, 0.11, 98], alpha: 0.45 },
  scene,
  tall: [{ body: helm, x: 22, y: 45, size: 142, turn: -8 }],
  square: [{ body: helm, x: 26, y: 52, size: 112, turn: -8 }],
  wide: [{ body: helm, x: 5, y: 62, size: 52, turn: -8 }],
  title: {
    words,
    sign: ['#fffbe8', '#f2cf86', '#0d1c17'],
    max: 50,
    align: 'left',
    fill: [
      [0.99, 0.03, 95],
      [0.86, 0.12, 84],
    ],
  },
  symbols: [],
};
