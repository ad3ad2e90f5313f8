import { type Lch, oklch } from './drawing.ts';

export type Hour = 'night' | 'dawn';

/** The flat colours of the pier at one hour. */
export interface PierInk {
  readonly sil: string;
  readonly sil2: string;
  readonly sil3: string;
  readonly trim: string;
  readonly cream: string;
  readonly lamp: string;
  readonly glow: string;
  readonly tide: string;
  readonly moon: string;
  readonly rose: string;
  readonly edge: string;
}

export interface HourPalette {
  readonly sky: readonly Lch[];
  readonly sea: readonly Lch[];
  readonly starry: boolean;
  readonly ink: PierInk;
}

type InkLch = Readonly<Record<keyof PierInk, Lch>>;

const mix = (ink: InkLch): PierInk => ({
  sil: oklch(ink.sil),
  sil2: oklch(ink.sil2),
  sil3: oklch(ink.sil3),
  trim: oklch(ink.trim),
  cream: oklch(ink.cream),
  lamp: oklch(ink.lamp),
  glow: oklch(ink.glow),
  tide: oklch(ink.tide),
  moon: oklch(ink.moon),
  rose: oklch(ink.rose),
  edge: oklch(ink.edge),
});

/** The first colour of the sky is the page's own ground, so that a scene has no edge. */
export const hours: Readonly<Record<Hour, HourPalette>> = {
  night: {
    sky: [
      [0.165, 0.018, 295],
      [0.205, 0.05, 292],
      [0.285, 0.085, 312],
      [0.43, 0.115, 345],
      [0.66, 0.13, 45],
    ],
    sea: [
      [0.36, 0.085, 335],
      [0.25, 0.06, 280],
      [0.195, 0.035, 275],
      [0.165, 0.018, 295],
    ],
    starry: true,
    ink: mix({
      sil: [0.17, 0.045, 300],
      sil2: [0.235, 0.06, 305],
      sil3: [0.31, 0.075, 318],
      trim: [0.46, 0.09, 335],
      cream: [0.72, 0.07, 50],
      lamp: [0.9, 0.12, 82],
      glow: [0.82, 0.15, 68],
      tide: [0.78, 0.09, 205],
      moon: [0.95, 0.035, 90],
      rose: [0.62, 0.15, 20],
      edge: [0.4, 0.085, 335],
    }),
  },
  dawn: {
    sky: [
      [0.975, 0.008, 85],
      [0.955, 0.022, 75],
      [0.92, 0.05, 55],
      [0.87, 0.085, 35],
      [0.86, 0.1, 60],
    ],
    sea: [
      [0.84, 0.07, 35],
      [0.86, 0.045, 330],
      [0.92, 0.025, 220],
      [0.975, 0.008, 85],
    ],
    starry: false,
    ink: mix({
      sil: [0.4, 0.07, 310],
      sil2: [0.52, 0.075, 318],
      sil3: [0.64, 0.075, 330],
      trim: [0.74, 0.08, 20],
      cream: [0.95, 0.03, 75],
      lamp: [0.985, 0.05, 90],
      glow: [0.82, 0.14, 68],
      tide: [0.62, 0.08, 215],
      moon: [0.99, 0.03, 90],
      rose: [0.66, 0.14, 22],
      edge: [0.72, 0.08, 10],
    }),
  },
};
