import type { Look } from '../game-dress.ts';
import { barrelOrgan, fairground, pedal } from '../sound/palettes/organs.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff3dc', '#f7b976', '#c9683a'],
  ink: '#371205',
  corner: 26,
  focus: 84,
};

/** A carousel that turns in three, all lamps on. */
export const sounds: SoundSet = {
  root: 67,
  scale: 'major',
  beat: 0.115,
  lead: barrelOrgan,
  under: pedal,
  kit: fairground,
  room: rooms.garden,
  level: 1.06,
  climb: [0, 2, 4, 6, 7],
  motifs: {
    start: '0 2 4',
    win: {
      small: '4 5 7',
      medium: '4 2 4 7 _ 9 _ / 0 . 4 0 . 4',
      large: '0 2 4 7 4 7 9 _ 7 9 11 _ / 0 . 4 0 . 4 0 . 4 0 . 4',
      top: '0 2 4 7 4 2 4 7 9 11 9 7 9 11 14 _ 13 14 _ 16+18 _ _ / 0 . 4 0 . 4 3 . 5 4 . 6 0 . 4 0 . 4 0 _ _',
    },
  },
};
