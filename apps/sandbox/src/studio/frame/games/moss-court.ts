import type { Look } from '../game-dress.ts';
import { bamboo, bassBar, kalimba } from '../sound/palettes/mallets.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe9df', '#f0563f', '#a11a1c'],
  ink: '#2c0506',
  corner: 26,
  focus: 6,
};

/** A thumb piano in the undergrowth. */
export const sounds: SoundSet = {
  root: 63,
  scale: 'minorFive',
  beat: 0.12,
  lead: kalimba,
  under: bassBar,
  kit: bamboo,
  room: rooms.garden,
  level: 0.8,
  climb: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  motifs: {
    start: '0 2 1',
    feature: '0 2 4 3 5 4 7 6 9 _ 10 _ / 0 . . 2 . . 3 . . 0 _ _',
    win: {
      small: '2 1 4',
      medium: '0 2 1 4 5 _ / 0 . . 3 .',
      large: '0 2 1 4 3 5 4 7 _ 9 / 0 . . 2 . . 3 . 0',
      top: '0 2 1 4 3 5 4 7 5 8 7 9 7 10 9 12 _ / 0 . . 2 . . -1 . . 2 . . 3 . . 0 _',
    },
  },
};
