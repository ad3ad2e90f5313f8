import type { Look } from '../game-dress.ts';
import { bassBar } from '../sound/palettes/mallets.ts';
import { calliope, fairground } from '../sound/palettes/organs.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff2d2', '#ffc45c', '#e07f2a'],
  ink: '#3d1605',
  corner: 20,
  focus: 84,
};

/** Calliope and pegs, a wooden pier in the sun. */
export const sounds: SoundSet = {
  root: 65,
  scale: 'majorFive',
  beat: 0.1,
  lead: calliope,
  under: bassBar,
  kit: fairground,
  room: rooms.street,
  level: 0.95,
  climb: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  motifs: {
    start: '5 3',
    win: {
      small: '2 4 5',
      medium: '0 2 4 5 7 _ / 0 . 2 . 0',
      large: '0 2 4 5 7 5 7 9 10 _ / 0 . 2 . 0 . 2 . 0',
      top: '0 2 4 5 7 9 7 5 7 9 10 12 10 12 14 _ 15 _ / 0 . 2 . 0 . 2 . 0 . 2 . 0 . 2 . 0 _',
    },
  },
};
