/** Horns, and iron on iron. */
import { clink, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** A soft horn that opens as it swells. */
export const horn: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1.002, level: 0.4 },
    { wave: 'sawtooth', ratio: 0.998, level: 0.4 },
  ],
  attack: 0.045,
  decay: 0.22,
  held: true,
  bend: { from: 0.985, seconds: 0.06 },
  shade: { from: 1.5, to: 4, seconds: 0.12 },
  level: 0.3,
};

/** A fanfare's trumpet. */
export const trumpet: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1, level: 0.55 },
    { wave: 'square', ratio: 1.003, level: 0.15 },
  ],
  attack: 0.02,
  decay: 0.14,
  held: true,
  vibrato: { rate: 5.2, cents: 7 },
  shade: { from: 2.5, to: 7, seconds: 0.07 },
  level: 0.28,
};

/** A foghorn's breath, low and wide. */
export const foghorn: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 0.5, level: 0.45 },
    { wave: 'sawtooth', ratio: 0.503, level: 0.45 },
  ],
  attack: 0.07,
  decay: 0.35,
  held: true,
  shade: { from: 2, to: 4, seconds: 0.2 },
  level: 0.34,
};

/** A hammer on an anvil. */
export const anvil: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.5 },
    { wave: 'sine', ratio: 2.65, level: 0.3, life: 0.6 },
    { wave: 'square', ratio: 4.1, level: 0.08, life: 0.2 },
  ],
  attack: 0.001,
  decay: 0.9,
  noise: { filter: 'highpass', frequency: 3600, level: 0.35, decay: 0.03 },
  level: 0.4,
};

/** A drum under them. */
export const kettledrum: Voice = {
  layers: [
    { wave: 'sine', ratio: 0.5, level: 0.9 },
    { wave: 'sine', ratio: 0.75, level: 0.3, life: 0.5 },
  ],
  attack: 0.003,
  decay: 0.9,
  bend: { from: 1.12, seconds: 0.08 },
  noise: { filter: 'lowpass', frequency: 600, level: 0.4, decay: 0.08 },
  level: 0.48,
};

const clank = (frequency: number, decay: number): Voice =>
  clink({
    wave: 'triangle',
    body: 0.5,
    over: { ratio: 2.65, level: 0.3, life: 0.6 },
    decay,
    noise: { filter: 'bandpass', frequency, q: 2, level: 0.5, decay: decay / 2 },
    level: 0.38,
  });

export const iron: Kit = {
  press: { voice: clank(2200, 0.1), octave: 1 },
  chip: { voice: clank(4000, 0.07), octave: 2, times: [0, 0.055] },
  card: { voice: clank(1500, 0.05), octave: 0 },
  tick: { voice: clank(3200, 0.05), octave: 1 },
  stop: {
    voice: {
      layers: [
        { wave: 'sine', ratio: 0.5, level: 0.8 },
        { wave: 'triangle', ratio: 2.65, level: 0.12, life: 0.6 },
      ],
      attack: 0.001,
      decay: 0.28,
      bend: { from: 1.6, seconds: 0.03 },
      noise: { filter: 'bandpass', frequency: 1100, q: 1, level: 0.7, decay: 0.07 },
      level: 0.44,
    },
  },
  whirl: {
    voice: clank(1700, 0.08),
    times: [0, 0.1, 0.19, 0.27, 0.34, 0.4],
  },
  blast: {
    voice: thump({
      body: 0.9,
      decay: 1,
      bend: { from: 3.5, seconds: 0.14 },
      noise: { filter: 'lowpass', frequency: 1400, to: 90, level: 1, decay: 0.8 },
      level: 0.55,
    }),
    octave: -2,
  },
};
