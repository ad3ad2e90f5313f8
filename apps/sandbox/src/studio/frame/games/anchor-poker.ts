import type { Look } from '../game-dress.ts';
import { harmonica, saloon } from '../sound/palettes/reeds.ts';
import { bassString } from '../sound/palettes/strings.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe2d8', '#e8654c', '#a02f1f'],
  ink: '#2c0803',
  corner: 12,
  focus: 10,
};

/** A mouth organ at the sailors' card table. */
export const sounds: SoundSet = {
  root: 57,
  scale: 'mixolydian',
  beat: 0.14,
  lead: harmonica,
  under: bassString,
  kit: saloon,
  room: rooms.parlour,
  level: 1.06,
  climb: [0, 2, 4],
  motifs: {
    start: '0',
    win: {
      small: '2 4 7',
      medium: '0 2 4 6 7 / 0 . 4 . 0',
      large: '0 2 4 6 5 4 7 9 / 0 . 4 . 3 . 0 .',
      top: '0 2 4 7 6 4 5 7 9 7 9 11 _ 14 / 0 . 4 . 3 . 4 . 1 . 4 . 0 0',
    },
  },
};
