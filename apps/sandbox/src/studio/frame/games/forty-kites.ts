import type { Look } from '../game-dress.ts';
import { frameDrum, paper, whistle } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe9df', '#ff8e6b', '#d65436'],
  ink: '#3a0d02',
  corner: 18,
  focus: 88,
};

/** A tin whistle on a windy hill. */
export const sounds: SoundSet = {
  root: 62,
  scale: 'dorian',
  beat: 0.1,
  lead: whistle,
  under: frameDrum,
  kit: paper,
  room: rooms.sky,
  level: 0.7,
  climb: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  motifs: {
    start: '0 2 4',
    win: {
      small: '4 5 7',
      medium: '0 2 4 5 7 _ 4 / 0 . 0 . 0',
      large: '0 2 4 7 5 4 5 7 9 _ 11 / 0 . 0 . 0 . 0 . 0 . 0',
      top: '0 2 4 7 9 7 5 4 5 7 9 11 9 7 9 11 14 _ 11 14 / 0 . 0 . 0 . 0 . 0 . 0 . 0 . 0 . 0 . 0',
    },
  },
};
