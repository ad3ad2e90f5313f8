import type { Look } from '../game-dress.ts';
import { crystal, frost, ice } from '../sound/palettes/glass.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffffff', '#bfe2f6', '#5f9fca'],
  ink: '#0d2440',
  corner: 14,
  focus: 12,
};

/** Crystals ring at the bottom of a mine. */
export const sounds: SoundSet = {
  root: 64,
  scale: 'lydian',
  beat: 0.14,
  lead: crystal,
  under: frost,
  kit: ice,
  room: rooms.cave,
  level: 0.98,
  climb: [0, 2, 3, 4, 6],
  motifs: {
    start: '7 4',
    feature: '0 4 6 7 10 _ 11 14 _ _ / 0 _ _ . 4 _ _ 0 _ _',
    win: {
      small: '3 4 6',
      medium: '0 3 4 6 7 _ / 0 _ _ 4 _ _',
      large: '0 3 4 6 7 10 _ 9 11 _ / 0 _ _ 4 _ _ -3 _ 0 _',
      top: '0 2 3 4 6 7 9 10 11 _ 13 14 _ 11 14 _ 17 _ / 0 _ _ 4 _ _ 1 _ _ 3 _ _ 4 _ 0 _ _ _',
    },
  },
};
