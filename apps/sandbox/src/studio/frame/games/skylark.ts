import type { Look } from '../game-dress.ts';
import { flute, panPipes, paper } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff0de', '#ffa56b', '#d9573f'],
  ink: '#3a0f10',
  corner: 20,
  focus: 30,
};

/** A lark above the fields: quick notes, and the wind beneath. */
export const sounds: SoundSet = {
  root: 67,
  scale: 'lydian',
  beat: 0.095,
  lead: flute,
  under: panPipes,
  kit: paper,
  room: rooms.sky,
  level: 0.64,
  climb: [0, 2, 3, 4, 6, 7],
  motifs: {
    start: '0 3',
    win: {
      small: '4 6 7',
      medium: '0 3 4 6 7 6 7 / 0 . . 4 . . 0',
      large: '0 3 4 6 7 6 7 9 8 10 11 / 0 . . 4 . . 3 . . 4 .',
      top: '0 3 4 6 7 9 7 9 10 9 10 11 13 11 13 14 _ 17 _ / 0 . . 4 . . 1 . . 3 . . 4 . . 0 . 0 _',
    },
  },
};
