/** Bars of wood and tongues of steel, struck with mallets and thumbs. */
import { clink, rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

export const marimba: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.8 },
    { wave: 'sine', ratio: 3.98, level: 0.25, life: 0.25 },
    { wave: 'sine', ratio: 9.2, level: 0.08, life: 0.1 },
  ],
  attack: 0.002,
  decay: 0.8,
  noise: { filter: 'bandpass', frequency: 900, q: 1.2, level: 0.2, decay: 0.02 },
  level: 0.5,
};

export const xylophone: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.7 },
    { wave: 'sine', ratio: 3, level: 0.3, life: 0.4 },
  ],
  attack: 0.001,
  decay: 0.45,
  noise: { filter: 'bandpass', frequency: 3400, q: 2, level: 0.3, decay: 0.02 },
  level: 0.48,
};

/** A thumb piano with something loose that buzzes. */
export const kalimba: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.75 },
    { wave: 'triangle', ratio: 5.8, level: 0.12, life: 0.15 },
    { wave: 'sawtooth', ratio: 1, level: 0.08, life: 0.3 },
  ],
  attack: 0.002,
  decay: 1.1,
  noise: { filter: 'highpass', frequency: 2800, level: 0.15, decay: 0.025 },
  level: 0.5,
};

/** The lowest bars under them. */
export const bassBar: Voice = {
  layers: [
    { wave: 'sine', ratio: 0.5, level: 0.9 },
    { wave: 'sine', ratio: 2, level: 0.2, life: 0.25 },
  ],
  attack: 0.003,
  decay: 0.9,
  level: 0.5,
};

const tap = (decay: number): Voice =>
  clink({
    body: 0.8,
    over: { ratio: 4, level: 0.2, life: 0.3 },
    decay,
    noise: { filter: 'bandpass', frequency: 1600, q: 2, level: 0.3, decay: 0.02 },
    level: 0.42,
  });

export const bamboo: Kit = {
  press: { voice: tap(0.1), octave: 1 },
  chip: { voice: tap(0.06), octave: 2, times: [0, 0.05] },
  card: {
    voice: rush(
      { filter: 'bandpass', frequency: 1500, to: 2800, q: 0.9, level: 0.8, decay: 0.11 },
      0.48,
    ),
  },
  tick: { voice: tap(0.06), octave: 1 },
  stop: { voice: tap(0.26) },
  whirl: {
    voice: rush(
      { filter: 'highpass', frequency: 4200, level: 0.8, attack: 0.02, decay: 0.08 },
      0.42,
    ),
    times: [0, 0.09, 0.18, 0.27, 0.36],
  },
  blast: {
    voice: thump({
      body: 0.9,
      decay: 0.7,
      bend: { from: 4, seconds: 0.09 },
      noise: { filter: 'lowpass', frequency: 1500, to: 160, level: 0.7, decay: 0.5 },
      level: 0.55,
    }),
    octave: -2,
  },
};
