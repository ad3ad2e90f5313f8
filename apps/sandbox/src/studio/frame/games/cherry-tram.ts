import type { Look } from '../game-dress.ts';
import { fairground, pedal, tramOrgan } from '../sound/palettes/organs.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe6e4', '#ef4f63', '#a3122f'],
  ink: '#32040f',
  corner: 24,
  focus: 88,
};

/** A bright square organ and the conductor's gong. */
export const sounds: SoundSet = {
  root: 69,
  scale: 'major',
  beat: 0.095,
  lead: tramOrgan,
  under: pedal,
  kit: fairground,
  room: rooms.street,
  level: 0.89,
  climb: [0, 2, 4],
  motifs: {
    start: '4 4',
    win: {
      small: '2 4 7',
      medium: '0 2 4 2 4 7 / 0 . 4 . 0',
      large: '0 2 4 7 . 5 7 9 . 7 9 11 / 0 . 4 . . 3 . 5 . 4 . 0',
      top: '0 2 4 7 4 7 9 . 7 9 11 . 9 11 13 14 . 11 14 16 18 _ _ / 0 . 4 . 0 . 3 . 5 . 4 . 3 . 4 0 . 4 . 0 0 _ _',
    },
  },
};
