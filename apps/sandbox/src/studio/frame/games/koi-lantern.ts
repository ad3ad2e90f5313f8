import type { Look } from '../game-dress.ts';
import { bowl } from '../sound/palettes/bells.ts';
import { bamboo } from '../sound/palettes/mallets.ts';
import { koto } from '../sound/palettes/strings.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe9d2', '#ff9a63', '#cf3f1c'],
  ink: '#3b0d02',
  corner: 10,
  focus: 92,
};

/** A koto over a pond, unhurried. */
export const sounds: SoundSet = {
  root: 62,
  scale: 'hirajoshi',
  beat: 0.16,
  lead: koto,
  under: bowl,
  kit: bamboo,
  room: rooms.garden,
  level: 1.09,
  climb: [0, 1, 2, 3, 4],
  motifs: {
    start: '4 2',
    feature: '0 2 4 5 . 7 5 9 _ _ / 0 . . . . 0 . -5 _ _',
    win: {
      small: '2 4 5',
      medium: '0 2 4 5 7 _ / 0 . . 0',
      large: '0 1 2 4 5 7 6 9 _ 10 / 0 . . . 0 . . . -5',
      top: '0 2 4 5 4 7 5 9 7 10 _ 9 12 _ 10+14 _ / 0 . . . -2 . . . 0 . . . -5 . 0 _',
    },
  },
};
