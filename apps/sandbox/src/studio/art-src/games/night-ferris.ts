import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, stars } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  barrelOrgan,
  brassToken,
  carouselHorse,
  ferrisWheel,
  festoonLamp,
  fireworks,
  fullMoon,
  horseshoe,
  popcorn,
  ticket,
} from '../shapes/night-ferris.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/night-ferris.ts';

const night = 290;
const brass: Paint = { a: [78, 0.13], b: [62, 0.12], x: [0.8, 0.14, 75], night };

const scene: Scene = (width, height, c, random) => {
  const y = height * 0.66;
  return {
    body:
      stars(width, y, 26, random) +
      fill(`M0 ${n(y)}H${width}V${height}H0Z`, c.near) +
      times(9, (i) => {
        const x = (i / 8) * width;
        const h = height * (0.05 + random() * 0.07);
        return fill(
          `M${n(x - 14)} ${n(y)}v${n(-h)}l14-${n(h * 0.6)}l14 ${n(h * 0.6)}v${n(h)}Z`,
          c.far,
          0.7,
        );
      }),
  };
};

const front: Scene = (width, height, c, random) => {
  const y = height * 0.66;
  let posts = '';
  for (let x = 6; x < width; x += 22) {
    posts +=
      line(`M${x} ${n(y)}v${n(height * 0.12)}M${x} ${n(y - 9)}v9`, c.deep, 2.2) +
      dot(x, y - 11, 5, c.lamp, 0.25) +
      dot(x, y - 11, 2.4, c.lamp);
  }
  return {
    body:
      fill(`M0 ${n(y)}H${width}v7H0Z`, c.deep) +
      posts +
      glints(width, y + 12, height * 0.24, 34, [c.lamp, c.x], random),
  };
};

export const nightFerris: GameArt = {
  id: 'night-ferris',
  provider: 'Northlight',
  paint: { a: [60, 0.13], b: [330, 0.13], x: [0.72, 0.17, 25] },
  sky: [
    [0.27, 0.09, 295],
    [0.36, 0.13, 330],
    [0.16, 0.05, night],
  ],
  glow: { color: [0.78, 0.16, 50], alpha: 0.55 },
  scene,
  front,
  tall: [{ body: ferrisWheel, x: 64, y: 40, size: 152 }],
  square: [{ body: ferrisWheel, x: 72, y: 36, size: 112 }],
  wide: [
    { body: ferrisWheel, x: 10, y: 46, size: 62 },
    { body: fireworks, x: 88, y: 26, size: 24 },
    { body: fireworks, x: 96, y: 52, size: 12 },
  ],
  title: {
    words,
    sign: ['#fff8e8', '#f5b955', '#2a0f2c'],
    fill: [
      [0.98, 0.02, 85],
      [0.84, 0.13, 75],
    ],
  },
  symbols: [
    {
      id: 'full-moon',
      body: fullMoon,
      paint: { a: [88, 0.05, 0.1], b: [62, 0.1], x: [0.8, 0.15, 68], night },
    },
    {
      id: 'fireworks',
      body: fireworks,
      paint: { a: [60, 0.13], b: [330, 0.13], x: [0.72, 0.19, 20], night },
    },
    {
      id: 'ferris-wheel',
      body: ferrisWheel,
      paint: { a: [64, 0.14], b: [330, 0.15], x: [0.7, 0.18, 20], night },
    },
    {
      id: 'carousel-horse',
      body: carouselHorse,
      paint: { a: [80, 0.025, 0.14], b: [35, 0.1, -0.26], x: [0.66, 0.12, 200], night },
      size: 88,
    },
    {
      id: 'barrel-organ',
      body: barrelOrgan,
      paint: { a: [190, 0.1, -0.04], b: [20, 0.16], x: [0.8, 0.13, 80], night },
    },
    {
      id: 'festoon-lamp',
      body: festoonLamp,
      paint: { a: [72, 0.16, 0.08], b: [60, 0.08], x: [0.62, 0.19, 40], night },
    },
    {
      id: 'horseshoe',
      body: horseshoe,
      paint: { a: [262, 0.05, 0.02], b: [262, 0.05], x: [0.7, 0.1, 262], night },
    },
    {
      id: 'popcorn',
      body: popcorn,
      paint: { a: [22, 0.19], b: [22, 0.19], x: [0.55, 0.19, 22], night },
    },
    {
      id: 'ticket',
      body: ticket,
      paint: { a: [325, 0.13, 0.02], b: [325, 0.15], x: [0.95, 0.07, 330], night },
      turn: -16,
    },
    { id: 'brass-token', body: brassToken, paint: brass, size: 92 },
  ],
};
