/** Flutes, pipes and the wind in paper and feathers. */
import { rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

export const flute: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.7 },
    { wave: 'triangle', ratio: 2, level: 0.12 },
  ],
  attack: 0.045,
  decay: 0.16,
  held: true,
  vibrato: { rate: 5.2, cents: 9 },
  noise: { filter: 'bandpass', frequency: 3200, q: 0.8, level: 0.14, attack: 0.02, decay: 0.12 },
  level: 0.44,
};

/** A bamboo flute that is blown over its edge and slides. */
export const shakuhachi: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.65 },
    { wave: 'sine', ratio: 2, level: 0.18 },
  ],
  attack: 0.06,
  decay: 0.25,
  held: true,
  bend: { from: 0.95, seconds: 0.12 },
  vibrato: { rate: 4.2, cents: 16 },
  noise: { filter: 'bandpass', frequency: 2200, q: 0.7, level: 0.3, attack: 0.02, decay: 0.2 },
  level: 0.44,
};

/** A tin whistle, quick. */
export const whistle: Voice = {
  layers: [
    { wave: 'sine', ratio: 2, level: 0.55 },
    { wave: 'triangle', ratio: 4, level: 0.08 },
  ],
  attack: 0.015,
  decay: 0.09,
  held: true,
  bend: { from: 0.97, seconds: 0.03 },
  noise: { filter: 'highpass', frequency: 4200, level: 0.1, attack: 0.01, decay: 0.06 },
  level: 0.4,
};

/** A clay ocarina, hollow as an owl. */
export const ocarina: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.8 },
    { wave: 'sine', ratio: 3, level: 0.06 },
  ],
  attack: 0.05,
  decay: 0.2,
  held: true,
  bend: { from: 1.03, seconds: 0.08 },
  noise: { filter: 'bandpass', frequency: 1500, q: 1, level: 0.12, attack: 0.02, decay: 0.12 },
  level: 0.46,
};

/** Pan pipes, struck by the breath. */
export const panPipes: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.6 },
    { wave: 'sine', ratio: 3, level: 0.12, life: 0.6 },
  ],
  attack: 0.012,
  decay: 0.5,
  noise: { filter: 'bandpass', frequency: 2600, q: 0.9, level: 0.35, attack: 0.004, decay: 0.1 },
  level: 0.46,
};

/** A frame drum under them. */
export const frameDrum: Voice = {
  layers: [{ wave: 'sine', ratio: 0.5, level: 0.9 }],
  attack: 0.002,
  decay: 0.5,
  bend: { from: 1.35, seconds: 0.05 },
  noise: { filter: 'lowpass', frequency: 1100, level: 0.4, decay: 0.06 },
  level: 0.48,
};

const rustle = (frequency: number, decay: number): Voice =>
  thump({
    body: 0.35,
    decay,
    noise: { filter: 'bandpass', frequency, to: frequency * 1.6, q: 0.9, level: 0.9, decay },
    level: 0.42,
  });

export const paper: Kit = {
  press: { voice: rustle(1800, 0.09), octave: 1 },
  chip: { voice: rustle(3600, 0.06), octave: 2, times: [0, 0.05] },
  card: { voice: rustle(1400, 0.13) },
  tick: { voice: rustle(2900, 0.05), octave: 1 },
  stop: {
    voice: thump({
      body: 0.8,
      decay: 0.22,
      bend: { from: 1.25, seconds: 0.04 },
      noise: { filter: 'bandpass', frequency: 1500, to: 700, q: 0.8, level: 0.6, decay: 0.09 },
      level: 0.44,
    }),
  },
  whirl: {
    voice: rush({
      filter: 'bandpass',
      frequency: 600,
      to: 2400,
      q: 0.8,
      level: 1,
      attack: 0.22,
      decay: 0.45,
    }),
  },
  blast: {
    voice: thump({
      body: 0.7,
      decay: 0.7,
      bend: { from: 3, seconds: 0.3 },
      noise: { filter: 'bandpass', frequency: 2800, to: 250, q: 0.6, level: 1, decay: 0.6 },
      level: 0.55,
    }),
    octave: -1,
  },
};
