/** Springs, combs and cogs. */
import { thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** A comb of steel over a turning barrel. */
export const musicBox: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.6 },
    { wave: 'sine', ratio: 3.1, level: 0.2, life: 0.4 },
    { wave: 'triangle', ratio: 6.3, level: 0.08, life: 0.15 },
  ],
  attack: 0.001,
  decay: 1.4,
  noise: { filter: 'highpass', frequency: 5200, level: 0.2, decay: 0.012 },
  level: 0.44,
};

/** Tin toys: thin, a little sour. */
export const tinPiano: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.55 },
    { wave: 'square', ratio: 2.02, level: 0.12, life: 0.35 },
    { wave: 'sine', ratio: 5.2, level: 0.12, life: 0.2 },
  ],
  attack: 0.001,
  decay: 0.7,
  noise: { filter: 'bandpass', frequency: 4200, q: 2, level: 0.25, decay: 0.015 },
  level: 0.46,
};

/** A spring that is let go. */
export const spring: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.6 },
    { wave: 'sawtooth', ratio: 2.4, level: 0.1, life: 0.3 },
  ],
  attack: 0.002,
  decay: 0.8,
  bend: { from: 1.25, seconds: 0.09 },
  vibrato: { rate: 16, cents: 22 },
  shade: { from: 8, to: 2, seconds: 0.3 },
  level: 0.44,
};

/** A slow balance wheel under them. */
export const pendulum: Voice = {
  layers: [
    { wave: 'triangle', ratio: 0.5, level: 0.8 },
    { wave: 'sine', ratio: 1.5, level: 0.15, life: 0.3 },
  ],
  attack: 0.002,
  decay: 0.6,
  noise: { filter: 'bandpass', frequency: 2100, q: 3, level: 0.3, decay: 0.02 },
  level: 0.46,
};

const click = (frequency: number, decay: number): Voice =>
  thump({
    wave: 'triangle',
    body: 0.4,
    attack: 0.001,
    decay,
    noise: { filter: 'bandpass', frequency, q: 4, level: 1, decay: decay * 0.6 },
    level: 0.42,
  });

export const gears: Kit = {
  press: { voice: click(2600, 0.07), octave: 1, times: [0, 0.045] },
  chip: { voice: click(4600, 0.05), octave: 2, times: [0, 0.05] },
  card: { voice: click(3300, 0.06), octave: 1, times: [0, 0.03, 0.06] },
  tick: { voice: click(3600, 0.04), octave: 1 },
  stop: { voice: click(1300, 0.2) },
  whirl: {
    voice: click(3000, 0.05),
    octave: 1,
    times: [0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24, 0.29, 0.35, 0.42],
  },
  blast: {
    voice: thump({
      wave: 'sawtooth',
      body: 0.4,
      attack: 0.001,
      decay: 0.8,
      bend: { from: 3, seconds: 0.3 },
      shade: { from: 10, to: 2, seconds: 0.4 },
      noise: { filter: 'bandpass', frequency: 2400, to: 300, q: 0.8, level: 0.8, decay: 0.5 },
      level: 0.5,
    }),
    octave: -1,
  },
};
