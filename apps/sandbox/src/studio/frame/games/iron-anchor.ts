import type { Look } from '../game-dress.ts';
import { anvil, iron, kettledrum } from '../sound/palettes/brass.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe9d2', '#ff8a3d', '#b8431a'],
  ink: '#2c0f04',
  corner: 6,
  focus: 9,
};

/** Hammers on iron down at the docks. */
export const sounds: SoundSet = {
  root: 58,
  scale: 'minorFive',
  beat: 0.12,
  lead: anvil,
  under: kettledrum,
  kit: iron,
  room: rooms.street,
  level: 1.24,
  climb: [0, 2, 3, 4, 5],
  motifs: {
    start: '0 0 3',
    win: {
      small: '3 4 5',
      medium: '0 0 3 4 5 / 0 . 0 . 0',
      large: '0 0 3 4 5 . 5 7 8 _ / 0 . 0 . 0 0 . 0 . 0',
      top: '0 0 3 4 5 . 5 5 7 8 10 . 8 10 13 _ / 0 . 0 . 0 0 . 0 . 0 0 . 0 0 0 _',
    },
  },
};
