/** Under water: pings, bubbles and what the sea does to them. */
import { rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** A sonar's ping. */
export const sonar: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.8 },
    { wave: 'sine', ratio: 1.5, level: 0.12, life: 0.5 },
  ],
  attack: 0.006,
  decay: 1.6,
  bend: { from: 1.02, seconds: 0.2 },
  level: 0.46,
};

/** A harp heard through water. */
export const waterHarp: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1, level: 0.7 },
    { wave: 'sine', ratio: 2.003, level: 0.2, life: 0.6 },
  ],
  attack: 0.006,
  decay: 1.7,
  vibrato: { rate: 3.5, cents: 10 },
  shade: { from: 5, to: 1.3, seconds: 0.5 },
  level: 0.44,
};

/** A whale's song, far off. */
export const whale: Voice = {
  layers: [
    { wave: 'sine', ratio: 0.5, level: 0.7 },
    { wave: 'triangle', ratio: 1, level: 0.2 },
  ],
  attack: 0.09,
  decay: 0.5,
  held: true,
  bend: { from: 0.88, seconds: 0.25 },
  vibrato: { rate: 3, cents: 14 },
  level: 0.44,
};

/** The swell under them. */
export const swell: Voice = {
  layers: [
    { wave: 'sine', ratio: 0.5, level: 0.8 },
    { wave: 'triangle', ratio: 0.5, level: 0.2 },
  ],
  attack: 0.03,
  decay: 0.8,
  noise: { filter: 'lowpass', frequency: 500, level: 0.25, attack: 0.08, decay: 0.5 },
  level: 0.48,
};

const drip = (decay: number): Voice =>
  thump({
    body: 0.9,
    decay,
    bend: { from: 0.65, seconds: 0.05 },
    noise: { filter: 'bandpass', frequency: 2400, q: 2, level: 0.12, decay: 0.02 },
    level: 0.42,
  });

export const water: Kit = {
  press: { voice: drip(0.11), octave: 1 },
  chip: { voice: drip(0.08), octave: 2, times: [0, 0.06] },
  card: {
    voice: rush({
      filter: 'lowpass',
      frequency: 1600,
      to: 500,
      level: 0.9,
      attack: 0.02,
      decay: 0.13,
    }),
  },
  tick: { voice: drip(0.07), octave: 1 },
  stop: {
    voice: thump({
      body: 0.9,
      attack: 0.003,
      decay: 0.28,
      bend: { from: 1.5, seconds: 0.06 },
      noise: { filter: 'lowpass', frequency: 800, level: 0.5, decay: 0.08 },
      level: 0.44,
    }),
    octave: -1,
  },
  whirl: {
    voice: rush(
      {
        filter: 'lowpass',
        frequency: 300,
        to: 1500,
        q: 2,
        level: 1,
        attack: 0.25,
        decay: 0.45,
      },
      0.55,
    ),
  },
  blast: {
    voice: thump({
      body: 1,
      attack: 0.003,
      decay: 1.3,
      bend: { from: 3, seconds: 0.2 },
      noise: { filter: 'lowpass', frequency: 900, to: 70, level: 1, decay: 1.1 },
      level: 0.55,
    }),
    octave: -2,
  },
};
