import type { Look } from '../game-dress.ts';
import { bamboo } from '../sound/palettes/mallets.ts';
import { lyre } from '../sound/palettes/strings.ts';
import { frameDrum } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff1c8', '#eab94c', '#a8701c'],
  ink: '#221045',
  corner: 8,
  focus: 92,
};

/** Gut strings in hijaz, a cat's step. */
export const sounds: SoundSet = {
  root: 62,
  scale: 'hijaz',
  beat: 0.13,
  lead: lyre,
  under: frameDrum,
  kit: bamboo,
  room: rooms.desert,
  level: 0.9,
  climb: [0, 1, 2, 3, 4],
  motifs: {
    start: '4 3',
    feature: '0 . 1 2 . 4 5 4 7 . 9 _ _ / 0 . . 0 . . 0 . 0 . 0 _ _',
    win: {
      small: '2 4 7',
      medium: '0 1 2 . 4 7 / 0 . . 0 . 0',
      large: '0 1 2 . 4 5 4 7 . 9 / 0 . . 0 . . 0 . . 0',
      top: '0 1 2 . 4 5 4 2 4 7 . 8 9 8 7 9 11 _ 14 / 0 . . 0 . . 0 . . 0 . . 0 . . 0 . . 0',
    },
  },
};
