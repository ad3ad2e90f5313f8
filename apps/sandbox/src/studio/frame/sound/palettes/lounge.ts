/** The quiet keys of a salon, and felt under cards and chips. */
import { clink, rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** A vibraphone with its motor on. */
export const vibes: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.7 },
    { wave: 'sine', ratio: 4, level: 0.2, life: 0.4 },
  ],
  attack: 0.003,
  decay: 1.8,
  vibrato: { rate: 5, cents: 9 },
  level: 0.46,
};

/** A harpsichord's quills. */
export const harpsichord: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1, level: 0.5 },
    { wave: 'sawtooth', ratio: 2, level: 0.3, life: 0.7 },
  ],
  attack: 0.001,
  decay: 0.9,
  shade: { from: 14, to: 4, seconds: 0.4 },
  noise: { filter: 'highpass', frequency: 4200, level: 0.2, decay: 0.012 },
  level: 0.3,
};

/** A grand piano behind a curtain. */
export const softPiano: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.6 },
    { wave: 'sawtooth', ratio: 1.001, level: 0.15, life: 0.5 },
    { wave: 'sine', ratio: 2.002, level: 0.2, life: 0.6 },
  ],
  attack: 0.004,
  decay: 1.5,
  shade: { from: 6, to: 1.6, seconds: 0.5 },
  level: 0.42,
};

/** A double bass under them. */
export const uprightBass: Voice = {
  layers: [
    { wave: 'sine', ratio: 0.5, level: 0.7 },
    { wave: 'triangle', ratio: 0.5, level: 0.3, life: 0.6 },
  ],
  attack: 0.008,
  decay: 0.9,
  bend: { from: 0.97, seconds: 0.04 },
  level: 0.48,
};

const clay = (decay: number): Voice =>
  clink({
    body: 0.5,
    over: { ratio: 2.2, level: 0.3, life: 0.5 },
    decay,
    noise: { filter: 'bandpass', frequency: 5200, q: 1.5, level: 0.5, decay: 0.02 },
    level: 0.38,
  });

export const felt: Kit = {
  press: {
    voice: thump({
      body: 0.8,
      decay: 0.09,
      noise: { filter: 'lowpass', frequency: 1400, level: 0.4, decay: 0.03 },
      level: 0.4,
    }),
    octave: 1,
  },
  chip: { voice: clay(0.06), octave: 2, times: [0, 0.045] },
  card: {
    voice: rush({
      filter: 'bandpass',
      frequency: 900,
      to: 2600,
      q: 0.7,
      level: 1,
      attack: 0.04,
      decay: 0.09,
    }),
  },
  tick: { voice: clay(0.04), octave: 1 },
  stop: {
    voice: thump({
      body: 0.8,
      decay: 0.2,
      bend: { from: 1.3, seconds: 0.04 },
      noise: { filter: 'lowpass', frequency: 900, level: 0.5, decay: 0.06 },
      level: 0.44,
    }),
    octave: -1,
  },
  whirl: {
    voice: rush({
      filter: 'bandpass',
      frequency: 2100,
      q: 0.9,
      level: 0.9,
      attack: 0.006,
      decay: 0.04,
    }),
    times: [0, 0.035, 0.07, 0.105, 0.14, 0.175, 0.21, 0.25, 0.3],
  },
  blast: {
    voice: thump({
      body: 0.9,
      decay: 0.6,
      bend: { from: 2.5, seconds: 0.12 },
      noise: { filter: 'lowpass', frequency: 900, to: 120, level: 0.7, decay: 0.4 },
      level: 0.55,
    }),
    octave: -2,
  },
};
