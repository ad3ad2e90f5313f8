/** Bells, gongs and bowls of bronze. */
import { clink, rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** A tower's bell: hum, prime, a minor third, fifth and nominal, each dying in its own time. */
export const towerBell: Voice = {
  layers: [
    { wave: 'sine', ratio: 0.5, level: 0.3 },
    { wave: 'sine', ratio: 1, level: 0.4, life: 0.8 },
    { wave: 'sine', ratio: 1.19, level: 0.25, life: 0.6 },
    { wave: 'sine', ratio: 2, level: 0.3, life: 0.4 },
    { wave: 'sine', ratio: 3.01, level: 0.12, life: 0.2 },
  ],
  attack: 0.002,
  decay: 3,
  noise: { filter: 'bandpass', frequency: 3000, q: 2, level: 0.2, decay: 0.03 },
  level: 0.36,
};

/** A ship's bell: small, bright, quickly struck. */
export const shipBell: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.5 },
    { wave: 'sine', ratio: 2.41, level: 0.3, life: 0.6 },
    { wave: 'sine', ratio: 3.9, level: 0.15, life: 0.3 },
  ],
  attack: 0.001,
  decay: 1.6,
  noise: { filter: 'highpass', frequency: 5000, level: 0.15, decay: 0.02 },
  level: 0.36,
};

/** A temple's bowl, beating slowly against itself. */
export const bowl: Voice = {
  layers: [
    { wave: 'sine', ratio: 1, level: 0.5 },
    { wave: 'sine', ratio: 1.008, level: 0.4 },
    { wave: 'sine', ratio: 2.71, level: 0.2, life: 0.5 },
  ],
  attack: 0.012,
  decay: 2.6,
  level: 0.36,
};

/** A great gong under them. */
export const gong: Voice = {
  layers: [
    { wave: 'sine', ratio: 0.25, level: 0.5 },
    { wave: 'sine', ratio: 0.5, level: 0.4, life: 0.8 },
    { wave: 'sine', ratio: 0.77, level: 0.2, life: 0.5 },
  ],
  attack: 0.01,
  decay: 2.6,
  noise: { filter: 'bandpass', frequency: 900, q: 0.7, level: 0.12, attack: 0.02, decay: 0.8 },
  level: 0.42,
};

const ding = (decay: number): Voice =>
  clink({
    body: 0.6,
    over: { ratio: 2.83, level: 0.3, life: 0.5 },
    decay,
    noise: { filter: 'highpass', frequency: 4500, level: 0.2, decay: 0.02 },
    level: 0.36,
  });

export const bronze: Kit = {
  press: { voice: ding(0.14), octave: 1 },
  chip: { voice: ding(0.1), octave: 2, times: [0, 0.06] },
  card: {
    voice: rush({ filter: 'bandpass', frequency: 1800, to: 900, q: 0.7, level: 0.8, decay: 0.12 }),
  },
  tick: { voice: ding(0.08), octave: 2 },
  stop: {
    voice: {
      layers: [
        { wave: 'sine', ratio: 0.5, level: 0.8, life: 0.6 },
        { wave: 'sine', ratio: 1.19, level: 0.25 },
      ],
      attack: 0.002,
      decay: 0.4,
      noise: { filter: 'lowpass', frequency: 700, level: 0.5, decay: 0.06 },
      level: 0.44,
    },
  },
  whirl: {
    voice: thump({
      body: 0.15,
      attack: 0.2,
      decay: 0.5,
      noise: {
        filter: 'bandpass',
        frequency: 300,
        to: 1100,
        q: 1.2,
        level: 1,
        attack: 0.2,
        decay: 0.45,
      },
      level: 0.5,
    }),
    octave: -1,
  },
  blast: {
    voice: {
      layers: [
        { wave: 'sine', ratio: 1, level: 0.7 },
        { wave: 'sine', ratio: 1.48, level: 0.4, life: 0.6 },
      ],
      attack: 0.002,
      decay: 1.2,
      noise: { filter: 'lowpass', frequency: 1200, to: 100, level: 0.9, decay: 0.6 },
      level: 0.55,
    },
    octave: -2,
  },
};
