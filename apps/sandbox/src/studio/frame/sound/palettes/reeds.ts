/** Reeds in bellows and mouth organs, and a saloon around them. */
import { rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** Two reeds apart, as on a promenade in the south. */
export const musette: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1.006, level: 0.35 },
    { wave: 'sawtooth', ratio: 0.994, level: 0.35 },
    { wave: 'square', ratio: 1, level: 0.12 },
  ],
  attack: 0.035,
  decay: 0.12,
  held: true,
  shade: { from: 4, to: 5, seconds: 0.2 },
  level: 0.3,
};

/** A sailor's concertina: one reed, nasal. */
export const concertina: Voice = {
  layers: [
    { wave: 'square', ratio: 1, level: 0.35 },
    { wave: 'sawtooth', ratio: 2, level: 0.15 },
  ],
  attack: 0.025,
  decay: 0.1,
  held: true,
  bend: { from: 0.99, seconds: 0.05 },
  shade: { from: 5, to: 4, seconds: 0.1 },
  level: 0.32,
};

/** A mouth organ, bent into its notes. */
export const harmonica: Voice = {
  layers: [
    { wave: 'square', ratio: 1, level: 0.3 },
    { wave: 'sawtooth', ratio: 1.004, level: 0.3 },
  ],
  attack: 0.04,
  decay: 0.16,
  held: true,
  bend: { from: 0.94, seconds: 0.1 },
  vibrato: { rate: 5.8, cents: 14 },
  shade: { from: 3.5, to: 5, seconds: 0.15 },
  level: 0.32,
};

/** A clarinet of the dance band. */
export const clarinet: Voice = {
  layers: [
    { wave: 'square', ratio: 1, level: 0.4 },
    { wave: 'sine', ratio: 1, level: 0.3 },
  ],
  attack: 0.03,
  decay: 0.12,
  held: true,
  vibrato: { rate: 4.8, cents: 6 },
  shade: { from: 3, to: 4, seconds: 0.1 },
  level: 0.34,
};

/** An upright piano's left hand under them. */
export const stride: Voice = {
  layers: [
    { wave: 'triangle', ratio: 0.5, level: 0.6 },
    { wave: 'sawtooth', ratio: 1.002, level: 0.18, life: 0.4 },
  ],
  attack: 0.003,
  decay: 0.8,
  shade: { from: 6, to: 1.5, seconds: 0.3 },
  level: 0.44,
};

const slap = (frequency: number, decay: number): Voice =>
  thump({
    wave: 'triangle',
    body: 0.5,
    attack: 0.001,
    decay,
    bend: { from: 1.3, seconds: 0.02 },
    noise: { filter: 'bandpass', frequency, q: 1.2, level: 0.8, decay: decay * 0.7 },
    level: 0.42,
  });

export const saloon: Kit = {
  press: { voice: slap(1900, 0.08), octave: 1 },
  chip: {
    voice: thump({
      body: 0.6,
      attack: 0.001,
      decay: 0.06,
      noise: { filter: 'highpass', frequency: 3800, level: 0.5, decay: 0.025 },
      level: 0.4,
    }),
    octave: 2,
    times: [0, 0.04, 0.07],
  },
  card: {
    voice: rush({
      filter: 'bandpass',
      frequency: 1300,
      to: 3600,
      q: 0.8,
      level: 0.9,
      attack: 0.03,
      decay: 0.09,
    }),
  },
  tick: { voice: slap(2800, 0.05), octave: 1 },
  stop: { voice: slap(700, 0.22), octave: -1 },
  whirl: {
    voice: slap(2300, 0.05),
    octave: 1,
    times: [0, 0.05, 0.1, 0.14, 0.18, 0.21, 0.24, 0.27],
  },
  blast: {
    voice: thump({
      wave: 'triangle',
      body: 0.7,
      attack: 0.001,
      decay: 0.8,
      bend: { from: 3, seconds: 0.1 },
      noise: { filter: 'lowpass', frequency: 2600, to: 140, level: 1, decay: 0.6 },
      level: 0.5,
    }),
    octave: -2,
  },
};
