import type { Look } from '../game-dress.ts';
import { lyre, wood } from '../sound/palettes/strings.ts';
import { flute } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#d9fff6', '#4fd3c2', '#15857a'],
  ink: '#04302b',
  corner: 4,
  focus: 94,
};

/** A pipe that greets the sun over sand. */
export const sounds: SoundSet = {
  root: 65,
  scale: 'hijaz',
  beat: 0.15,
  lead: flute,
  under: lyre,
  kit: wood,
  room: rooms.desert,
  level: 0.56,
  climb: [0, 2, 3, 4, 6],
  motifs: {
    start: '0 2',
    feature: '0 _ 2 4 _ 7 9 _ 11 _ _ / 0 . 4 0 . 4 0 . 7 _ _',
    win: {
      small: '2 4 6',
      medium: '0 2 4 6 7 _ / 0 . 4 . 0',
      large: '0 2 4 3 4 7 _ 9 8 _ / 0 . 4 . 0 . 4 . 0',
      top: '0 2 4 7 4 6 7 9 _ 7 9 11 _ 9 14 _ _ / 0 . 4 . 0 . 4 . 0 . 4 . 0 . 7 _ _',
    },
  },
};
