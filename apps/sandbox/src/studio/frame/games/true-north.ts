import type { Look } from '../game-dress.ts';
import { horn, iron, kettledrum } from '../sound/palettes/brass.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff6d8', '#e0b759', '#94682a'],
  ink: '#2b1a04',
  corner: 40,
  focus: 6,
};

/** Horns across open water; every one finds the same note. */
export const sounds: SoundSet = {
  root: 58,
  scale: 'mixolydian',
  beat: 0.16,
  lead: horn,
  under: kettledrum,
  kit: iron,
  room: rooms.sea,
  level: 1.25,
  climb: [0, 2, 4, 6, 7],
  motifs: {
    start: '0 4',
    feature: '0 4 7 _ 6 7 9 _ 11 _ _ / 0 . 0 . 0 . 0 . 0 _ _',
    win: {
      small: '0 4 7',
      medium: '0 4 3 4 7 / 0 . . . 0',
      large: '0 4 7 6 7 9 _ 11 / 0 . . 0 . . . 0',
      top: '0 4 7 4 7 9 _ 8 9 11 _ 9 14 _ / 0 . 0 . 0 . . 0 . 0 . 0 0 _',
    },
  },
};
