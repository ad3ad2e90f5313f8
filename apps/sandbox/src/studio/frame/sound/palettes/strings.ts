/** Plucked strings over a body of wood. */
import { rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** Bright and short, the string bending into its pitch. */
export const koto: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1, level: 0.7 },
    { wave: 'triangle', ratio: 2, level: 0.3, life: 0.5 },
  ],
  attack: 0.003,
  decay: 1.3,
  bend: { from: 1.015, seconds: 0.05 },
  shade: { from: 9, to: 1.4, seconds: 0.35 },
  noise: { filter: 'bandpass', frequency: 2600, q: 2, level: 0.3, decay: 0.03 },
  level: 0.34,
};

/** Three strings of silk, dry and banjo-like. */
export const shamisen: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1, level: 0.6 },
    { wave: 'square', ratio: 2, level: 0.2, life: 0.4 },
  ],
  attack: 0.002,
  decay: 0.7,
  bend: { from: 1.03, seconds: 0.03 },
  shade: { from: 12, to: 2, seconds: 0.16 },
  noise: { filter: 'highpass', frequency: 3200, level: 0.35, decay: 0.025 },
  level: 0.62,
};

/** A lute without frets, struck twice by its double strings. */
export const oud: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1, level: 0.55 },
    { wave: 'sawtooth', ratio: 1.006, level: 0.45, life: 0.8 },
  ],
  attack: 0.004,
  decay: 1.1,
  bend: { from: 0.985, seconds: 0.06 },
  shade: { from: 6, to: 1.2, seconds: 0.3 },
  noise: { filter: 'bandpass', frequency: 1500, q: 1.5, level: 0.25, decay: 0.03 },
  level: 0.36,
};

/** Steel strings in pairs, shimmering. */
export const guitarra: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1.004, level: 0.45 },
    { wave: 'sawtooth', ratio: 0.996, level: 0.45 },
    { wave: 'triangle', ratio: 4, level: 0.2, life: 0.3 },
  ],
  attack: 0.002,
  decay: 1.2,
  shade: { from: 11, to: 1.8, seconds: 0.4 },
  level: 0.34,
};

/** A twanging guitar with a bottleneck. */
export const slide: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1, level: 0.6 },
    { wave: 'triangle', ratio: 2.003, level: 0.35 },
  ],
  attack: 0.004,
  decay: 1.5,
  bend: { from: 0.93, seconds: 0.12 },
  vibrato: { rate: 5.5, cents: 9 },
  shade: { from: 7, to: 1.6, seconds: 0.45 },
  level: 0.36,
};

/** A lyre's gut strings, round. */
export const lyre: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.75 },
    { wave: 'sine', ratio: 3, level: 0.2, life: 0.4 },
  ],
  attack: 0.003,
  decay: 1.6,
  noise: { filter: 'bandpass', frequency: 1900, q: 2, level: 0.15, decay: 0.02 },
  level: 0.42,
};

/** A plucked bass under them. */
export const bassString: Voice = {
  layers: [
    { wave: 'triangle', ratio: 0.5, level: 0.8 },
    { wave: 'sawtooth', ratio: 0.5, level: 0.25, life: 0.4 },
  ],
  attack: 0.004,
  decay: 1,
  shade: { from: 5, to: 0.9, seconds: 0.3 },
  level: 0.42,
};

const knock = (frequency: number, decay: number): Voice =>
  thump({
    body: 0.8,
    attack: 0.001,
    decay,
    bend: { from: 1.5, seconds: 0.02 },
    noise: { filter: 'bandpass', frequency, q: 3, level: 0.7, decay: decay / 3 },
    level: 0.4,
  });

export const wood: Kit = {
  press: { voice: knock(1700, 0.09), octave: 1 },
  chip: { voice: knock(3400, 0.05), octave: 2, times: [0, 0.05] },
  card: {
    voice: rush({ filter: 'bandpass', frequency: 2400, to: 1200, q: 0.8, level: 0.8, decay: 0.1 }),
  },
  tick: { voice: knock(2600, 0.05), octave: 1 },
  stop: { voice: knock(900, 0.22) },
  whirl: { voice: knock(2000, 0.06), octave: 1, times: [0, 0.07, 0.13, 0.18, 0.22, 0.255, 0.285] },
  blast: {
    voice: thump({
      body: 1,
      decay: 0.9,
      bend: { from: 3, seconds: 0.12 },
      noise: { filter: 'lowpass', frequency: 1800, to: 120, level: 0.9, decay: 0.7 },
      level: 0.6,
    }),
    octave: -2,
  },
};
