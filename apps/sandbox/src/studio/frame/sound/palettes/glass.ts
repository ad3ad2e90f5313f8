/** Glass, ice and crystal. */
import { clink, rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** Crystals that are struck: high partials, no body. */
export const crystal: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.55 },
    { wave: 'sine', ratio: 2.32, level: 0.28, life: 0.6 },
    { wave: 'sine', ratio: 4.25, level: 0.16, life: 0.35 },
  ],
  attack: 0.001,
  decay: 1.8,
  level: 0.38,
};

/** Icicles: short, with a crack. */
export const icicle: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.5 },
    { wave: 'sine', ratio: 3.5, level: 0.3, life: 0.4 },
  ],
  attack: 0.001,
  decay: 1.1,
  noise: { filter: 'highpass', frequency: 6000, level: 0.3, decay: 0.03 },
  level: 0.4,
};

/** Vials on a shelf, tapped with a spoon. */
export const vial: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.6 },
    { wave: 'sine', ratio: 1.98, level: 0.25, life: 0.5 },
    { wave: 'triangle', ratio: 5.1, level: 0.1, life: 0.2 },
  ],
  attack: 0.001,
  decay: 0.9,
  bend: { from: 1.02, seconds: 0.04 },
  level: 0.42,
};

/** A cold breath under them. */
export const frost: Voice = {
  layers: [
    { wave: 'sine', ratio: 0.5, level: 0.6 },
    { wave: 'triangle', ratio: 1.003, level: 0.25 },
  ],
  attack: 0.08,
  decay: 0.6,
  held: true,
  noise: { filter: 'bandpass', frequency: 2600, q: 3, level: 0.1, attack: 0.1, decay: 0.5 },
  level: 0.4,
};

const chink = (decay: number): Voice =>
  clink({
    body: 0.6,
    over: { ratio: 2.7, level: 0.3, life: 0.4 },
    decay,
    noise: { filter: 'highpass', frequency: 6500, level: 0.25, decay: 0.015 },
    level: 0.34,
  });

export const ice: Kit = {
  press: { voice: chink(0.12), octave: 1 },
  chip: { voice: chink(0.08), octave: 2, times: [0, 0.045] },
  card: {
    voice: rush({ filter: 'highpass', frequency: 3000, level: 0.6, decay: 0.1 }),
  },
  tick: { voice: chink(0.06), octave: 2 },
  stop: {
    voice: {
      layers: [
        { wave: 'sine', ratio: 0.5, level: 0.7 },
        { wave: 'sine', ratio: 2.32, level: 0.2, life: 0.6 },
      ],
      attack: 0.001,
      decay: 0.3,
      noise: { filter: 'bandpass', frequency: 4200, q: 1.5, level: 0.5, decay: 0.05 },
      level: 0.42,
    },
  },
  whirl: {
    voice: rush({
      filter: 'bandpass',
      frequency: 1200,
      to: 5200,
      q: 2.5,
      level: 1,
      attack: 0.2,
      decay: 0.4,
    }),
  },
  blast: {
    voice: thump({
      body: 0.7,
      attack: 0.001,
      decay: 0.8,
      bend: { from: 2.5, seconds: 0.1 },
      noise: { filter: 'highpass', frequency: 5000, to: 900, level: 0.6, decay: 0.6 },
      level: 0.55,
    }),
    octave: -2,
    times: [0, 0.06],
  },
};
