import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Paint } from '../shape.ts';
import {
  bellRinger,
  bellRope,
  bronzeBell,
  candle,
  gargoyle,
  raven,
  roseWindow,
  towerClock,
  towerKey,
  weathercock,
} from '../shapes/ninth-bell.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/ninth-bell.ts';

const night = 318;
const bronze: Paint = { a: [70, 0.12, -0.08], b: [62, 0.11, -0.14], x: [0.68, 0.09, 175], night };
const stone: Paint = { a: [310, 0.03, -0.1], b: [300, 0.04, -0.2], x: [0.8, 0.13, 80], night };

/** A row of gables from `top` down, every third one a spire; lit windows where a light is given. */
const roofs = (
  width: number,
  height: number,
  top: number,
  count: number,
  color: string,
  light: string,
  random: Random,
): string =>
  times(count, (i) => {
    const w = width / (count - 1.5);
    const x = (i - 0.5) * w * 0.95 + random() * w * 0.2 - w * 0.3;
    const y = top - random() * height * 0.07;
    const spire = i % 3 === 1;
    const half = w * (spire ? 0.17 : 0.56);
    const peak = height * (spire ? 0.17 : 0.05);
    return (
      fill(
        `M${n(x - half)} ${height}V${n(y)}L${n(x)} ${n(y - peak)}L${n(x + half)} ${n(y)}V${height}Z`,
        color,
      ) +
      (light && !spire
        ? times(
            2,
            (k) =>
              `<rect x="${n(x - half * 0.5 + k * half * 0.7)}" y="${n(y + height * 0.03)}" width="${n(w * 0.09)}" height="${n(height * 0.035)}" fill="${light}" opacity="${random() > 0.4 ? 0.95 : 0.25}"/>`,
          )
        : '')
    );
  });

/** A town before sunrise, seen out of a belfry's arch. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const sunX = width * (wide ? 0.5 : 0.3);
  const line0 = height * (wide ? 0.66 : 0.6);
  const stoneDark = oklch(0.27, 0.07, 315);
  return {
    body:
      dot(sunX, line0, height * 0.2, oklch(0.95, 0.1, 80), 0.35) +
      dot(sunX, line0, height * 0.11, oklch(0.96, 0.1, 85)) +
      times(3, (i) =>
        fill(
          `M-10 ${n(height * (0.2 + i * 0.12))}Q${n(width * 0.3)} ${n(height * (0.15 + i * 0.12))} ${n(width * 0.6)} ${n(height * (0.2 + i * 0.12))}T${width + 10} ${n(height * (0.17 + i * 0.12))}V${n(height * (0.2 + i * 0.12) + 3)}Q${n(width * 0.5)} ${n(height * (0.23 + i * 0.12))} -10 ${n(height * (0.21 + i * 0.12) + 3)}Z`,
          '#fff',
          0.28,
        ),
      ) +
      roofs(width, height, line0 - height * 0.02, 9, oklch(0.6, 0.1, 350), '', random) +
      roofs(width, height, line0 + height * 0.08, 7, oklch(0.44, 0.1, 325), c.lamp, random) +
      roofs(width, height, line0 + height * 0.2, 5, oklch(0.29, 0.08, 318), c.lamp, random) +
      line(
        `M${n(width * 0.03)} ${height}V${n(height * 0.3)}Q${n(width * 0.03)} ${n(height * -0.1)} ${n(width * 0.5)} ${n(height * -0.14)}Q${n(width * 0.97)} ${n(height * -0.1)} ${n(width * 0.97)} ${n(height * 0.3)}V${height}`,
        stoneDark,
        width * 0.075,
      ) +
      line(
        `M${n(width * 0.066)} ${height}V${n(height * 0.31)}M${n(width * 0.934)} ${height}V${n(height * 0.31)}`,
        oklch(0.5, 0.08, 320),
        1.6,
        0.9,
      ),
  };
};

export const ninthBell: GameArt = {
  id: 'ninth-bell',
  provider: 'Northlight',
  paint: { a: bronze.a, b: bronze.b, x: bronze.x },
  sky: [
    [0.62, 0.11, 305],
    [0.82, 0.1, 15],
    [0.26, 0.08, night],
  ],
  glow: { color: [0.95, 0.08, 60], alpha: 0.5 },
  scene,
  tall: [
    { body: bronzeBell, x: 67, y: 28, size: 112, turn: 13 },
    {
      body: raven,
      x: 16,
      y: 42,
      size: 30,
      paint: { a: [290, 0.06, -0.32], b: [280, 0.06, -0.28], x: [0.82, 0.15, 85], night },
    },
  ],
  square: [
    { body: bronzeBell, x: 68, y: 32, size: 88, turn: 12 },
    {
      body: raven,
      x: 15,
      y: 32,
      size: 28,
      paint: { a: [290, 0.06, -0.32], b: [280, 0.06, -0.28], x: [0.82, 0.15, 85], night },
    },
  ],
  wide: [
    { body: bronzeBell, x: 9, y: 36, size: 38, turn: 14 },
    { body: gargoyle, x: 93, y: 74, size: 28, paint: stone },
  ],
  title: {
    words,
    sign: ['#fff9f2', '#ffd9c0', '#2c0f2e'],
    max: 50,
    fill: [
      [0.99, 0.03, 60],
      [0.88, 0.1, 55],
    ],
  },
  symbols: [
    {
      id: 'rose-window',
      body: roseWindow,
      paint: { a: [300, 0.03, -0.02], b: [250, 0.17, -0.08], x: [0.66, 0.2, 345], night },
      size: 92,
    },
    { id: 'bronze-bell', body: bronzeBell, paint: { ...bronze, a: [78, 0.15, -0.02] }, size: 90 },
    {
      id: 'bell-ringer',
      body: bellRinger,
      paint: { a: [355, 0.1, -0.14], b: [300, 0.1, -0.2], x: [0.62, 0.17, 25], night },
      size: 90,
    },
    {
      id: 'tower-clock',
      body: towerClock,
      paint: { a: [305, 0.05, -0.14], b: [265, 0.1, -0.26], x: [0.85, 0.13, 82], night },
      size: 90,
    },
    { id: 'gargoyle', body: gargoyle, paint: stone, size: 86 },
    {
      id: 'weathercock',
      body: weathercock,
      paint: { a: [85, 0.15, 0.02], b: [250, 0.03, -0.1], x: [0.6, 0.19, 28], night },
      size: 84,
    },
    {
      id: 'raven',
      body: raven,
      paint: { a: [285, 0.07, -0.28], b: [270, 0.08, -0.22], x: [0.82, 0.15, 85], night },
      size: 86,
    },
    {
      id: 'tower-key',
      body: towerKey,
      paint: { a: [165, 0.08, -0.08], b: [165, 0.08], x: [0.82, 0.12, 85], night },
      size: 92,
    },
    {
      id: 'candle',
      body: candle,
      paint: { a: [80, 0.05, 0.1], b: [75, 0.12, -0.06], x: [0.8, 0.17, 62], night },
      size: 84,
    },
    {
      id: 'bell-rope',
      body: bellRope,
      paint: { a: [20, 0.18, -0.12], b: [80, 0.07, 0.02], x: [0.5, 0.16, 300], night },
      size: 84,
    },
  ],
};
