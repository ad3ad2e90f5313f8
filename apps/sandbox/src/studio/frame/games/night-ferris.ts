import type { Look } from '../game-dress.ts';
import { fairground, fairOrgan, pedal } from '../sound/palettes/organs.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff0cf', '#ffb84d', '#d9641f'],
  ink: '#3a1608',
  corner: 22,
  focus: 22,
};

/** A fair organ on its last turn of the night, a waltz in a minor key. */
export const sounds: SoundSet = {
  root: 62,
  scale: 'harmonicMinor',
  beat: 0.13,
  lead: fairOrgan,
  under: pedal,
  kit: fairground,
  room: rooms.street,
  level: 0.92,
  climb: [0, 2, 4, 6, 7],
  motifs: {
    start: '0 2 4',
    feature: '0 2 4 7 4 2 4 7 9 11 _ _ / 0 . 4 0 . 4 0 . 4 0 _ _',
    win: {
      small: '4 6 7',
      medium: '0 2 4 7 _ 6 7 / 0 . . 4 . . 0',
      large: '0 2 4 7 6 4 7 9 _ 11 _ 14 / 0 . 4 0 . 4 0 . 4 7 _ 0',
      top: '0 2 4 7 9 11 9 7 4 7 9 11 14 _ 13 14 _ 18 _ _ 14+16+18 _ _ / 0 . 4 . 0 . 4 . 0 . 3 . 4 . 4 . 0 . 4 . 0 _ _',
    },
  },
};
