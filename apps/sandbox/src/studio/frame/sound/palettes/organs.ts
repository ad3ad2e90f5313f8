/** Pipes and bellows of the fairground. */
import { rush, thump } from '../shapes.ts';
import type { Kit, Voice } from '../sound-set.ts';

/** Square pipes in octaves, loud and merry. */
export const fairOrgan: Voice = {
  layers: [
    { wave: 'square', ratio: 1, level: 0.4 },
    { wave: 'square', ratio: 2, level: 0.22 },
    { wave: 'sine', ratio: 0.5, level: 0.25 },
  ],
  attack: 0.012,
  decay: 0.12,
  held: true,
  shade: { from: 7, to: 6, seconds: 0.2 },
  noise: { filter: 'bandpass', frequency: 3000, q: 1, level: 0.12, decay: 0.03 },
  level: 0.24,
};

/** One bright square pipe with a quick tremolo, as on a tram of old. */
export const tramOrgan: Voice = {
  layers: [
    { wave: 'square', ratio: 1, level: 0.5 },
    { wave: 'square', ratio: 3, level: 0.12 },
  ],
  attack: 0.006,
  decay: 0.1,
  held: true,
  vibrato: { rate: 7, cents: 8 },
  shade: { from: 10, to: 8, seconds: 0.1 },
  level: 0.24,
};

/** Steam whistles: round, breathy, a little off. */
export const calliope: Voice = {
  layers: [
    { wave: 'triangle', ratio: 1.004, level: 0.5 },
    { wave: 'triangle', ratio: 1.996, level: 0.25 },
    { wave: 'sine', ratio: 3, level: 0.1 },
  ],
  attack: 0.03,
  decay: 0.14,
  held: true,
  bend: { from: 0.97, seconds: 0.05 },
  vibrato: { rate: 6, cents: 10 },
  noise: { filter: 'highpass', frequency: 2500, level: 0.08, attack: 0.02, decay: 0.12 },
  level: 0.34,
};

/** A barrel organ's reed pipes, swaying. */
export const barrelOrgan: Voice = {
  layers: [
    { wave: 'sawtooth', ratio: 1.005, level: 0.3 },
    { wave: 'sawtooth', ratio: 0.995, level: 0.3 },
    { wave: 'square', ratio: 2, level: 0.14 },
  ],
  attack: 0.02,
  decay: 0.12,
  held: true,
  shade: { from: 5, to: 4, seconds: 0.2 },
  level: 0.28,
};

/** The pedal under them. */
export const pedal: Voice = {
  layers: [
    { wave: 'triangle', ratio: 0.5, level: 0.7 },
    { wave: 'square', ratio: 0.5, level: 0.15 },
  ],
  attack: 0.015,
  decay: 0.12,
  held: true,
  shade: { from: 3, to: 2.5, seconds: 0.1 },
  level: 0.36,
};

const bleep = (decay: number): Voice =>
  thump({
    wave: 'square',
    body: 0.5,
    decay,
    shade: { from: 8, to: 2, seconds: decay },
    level: 0.26,
  });

export const fairground: Kit = {
  press: { voice: bleep(0.09), octave: 1 },
  chip: { voice: bleep(0.06), octave: 2, times: [0, 0.05] },
  card: {
    voice: rush({ filter: 'bandpass', frequency: 2800, to: 1500, q: 0.8, level: 0.8, decay: 0.09 }),
  },
  tick: {
    voice: thump({
      wave: 'triangle',
      body: 0.6,
      attack: 0.001,
      decay: 0.06,
      noise: { filter: 'highpass', frequency: 3500, level: 0.4, decay: 0.02 },
      level: 0.36,
    }),
    octave: 1,
  },
  stop: {
    voice: {
      layers: [
        { wave: 'triangle', ratio: 1, level: 0.8 },
        { wave: 'square', ratio: 2, level: 0.12, life: 0.4 },
      ],
      attack: 0.002,
      decay: 0.2,
      bend: { from: 1.4, seconds: 0.04 },
      noise: { filter: 'lowpass', frequency: 900, level: 0.6, decay: 0.06 },
      level: 0.42,
    },
  },
  whirl: {
    voice: thump({
      wave: 'triangle',
      body: 0.3,
      attack: 0.12,
      decay: 0.5,
      bend: { from: 0.5, seconds: 0.5 },
      noise: {
        filter: 'bandpass',
        frequency: 500,
        to: 1900,
        q: 1.4,
        level: 0.7,
        attack: 0.12,
        decay: 0.45,
      },
      level: 0.46,
    }),
  },
  blast: {
    voice: thump({
      wave: 'square',
      body: 0.4,
      decay: 0.6,
      bend: { from: 4, seconds: 0.35 },
      shade: { from: 6, to: 1, seconds: 0.5 },
      noise: { filter: 'lowpass', frequency: 2200, to: 150, level: 0.8, decay: 0.5 },
      level: 0.5,
    }),
    octave: -2,
  },
};
