import type { PierPlan } from './pier.ts';

export type Crop = 'wide' | 'tall';

export interface HeroPlan {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly seed: number;
  /** Where the evening glows on the horizon: x and reach. */
  readonly glow: readonly [x: number, reach: number];
  readonly stars: number;
  readonly moon: readonly [x: number, y: number, r: number];
  readonly clouds: readonly (readonly [number, number, number, number, number])[];
  readonly coast: number;
  readonly pierX: number;
  readonly scale: number;
  readonly pier: PierPlan;
  readonly glints: number;
  readonly boats: readonly (readonly [number, number, number])[];
  readonly gulls: readonly (readonly [number, number, number])[];
  /** Width of the quiet side for text; 0 for none. */
  readonly scrim: number;
  /** Share of the water that fades into the page. */
  readonly fade: number;
}

export const plans: Readonly<Record<Crop, HeroPlan>> = {
  wide: {
    width: 1440,
    height: 440,
    horizon: 292,
    seed: 11,
    glow: [930, 640],
    stars: 150,
    moon: [918, 120, 40],
    clouds: [
      [470, 196, 230, 7, 0.5],
      [560, 208, 300, 9, 0.45],
      [-40, 216, 300, 8, 0.4],
      [838, 140, 150, 5, 0.55],
      [1130, 96, 160, 5, 0.35],
      [1180, 150, 300, 8, 0.35],
      [360, 184, 120, 5, 0.3],
    ],
    coast: 520,
    pierX: 632,
    scale: 1,
    pier: {
      length: 960,
      wheel: [82, 456],
      leg: 30,
      bandstand: 30,
      pavilion: 196,
      helterSkelter: 598,
      carousel: 716,
      coaster: 740,
      booths: [
        [338, 'rose'],
        [548, 'tide'],
        [806, 'rose'],
      ],
      strings: [
        [30, -68, 112, -96, 16],
        [280, -96, 374, -100, 18],
        [538, -100, 598, -160, 12],
        [598, -160, 716, -72, 24],
        [716, -72, 850, -90, 24],
      ],
    },
    glints: 150,
    boats: [[566, 352, 0.62]],
    gulls: [
      [612, 150, 0.6],
      [640, 130, 0.45],
      [664, 146, 0.38],
    ],
    scrim: 640,
    fade: 0.42,
  },
  tall: {
    width: 390,
    height: 372,
    horizon: 208,
    seed: 5,
    glow: [215, 330],
    stars: 70,
    moon: [62, 92, 19],
    clouds: [
      [-20, 150, 130, 5, 0.5],
      [20, 160, 150, 6, 0.4],
      [270, 84, 150, 5, 0.3],
    ],
    coast: 70,
    pierX: 46,
    scale: 0.66,
    pier: {
      length: 640,
      wheel: [104, 432],
      leg: 30,
      bandstand: 30,
      pavilion: 180,
      booths: [
        [318, 'rose'],
        [548, 'tide'],
      ],
      strings: [
        [30, -68, 96, -96, 14],
        [264, -96, 330, -120, 16],
      ],
    },
    glints: 60,
    boats: [],
    gulls: [
      [112, 112, 0.4],
      [126, 104, 0.3],
    ],
    scrim: 0,
    fade: 0.62,
  },
};
