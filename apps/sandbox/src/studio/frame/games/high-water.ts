import type { Look } from '../game-dress.ts';
import { felt, uprightBass, vibes } from '../sound/palettes/lounge.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff0dc', '#ffc07d', '#d97b3f'],
  ink: '#3d1408',
  corner: 18,
  focus: 12,
};

/** Vibes in the bar of a harbour hotel as the tide comes in. */
export const sounds: SoundSet = {
  root: 60,
  scale: 'mixolydian',
  beat: 0.13,
  lead: vibes,
  under: uprightBass,
  kit: felt,
  room: rooms.parlour,
  level: 0.9,
  climb: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  motifs: {
    start: '0 4',
    win: {
      small: '4 6 7',
      medium: '0 2 4 6 7 / 0 . 4 . 0',
      large: '0 2 4 6 8 7 9 11 _ / 0 . 4 . 3 . 4 . 0',
      top: '0 2 4 6 8 6 7 9 11 13 11 12 14 _ 16 / 0 . 4 . 3 . 5 . 1 . 4 . 0 . 0',
    },
  },
};
