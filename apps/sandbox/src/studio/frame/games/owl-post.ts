import type { Look } from '../game-dress.ts';
import { ocarina, panPipes, paper } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff1df', '#e3a66c', '#9a5a2c'],
  ink: '#2b1405',
  corner: 10,
  focus: 6,
};

/** A hollow ocarina calls, and is answered. */
export const sounds: SoundSet = {
  root: 60,
  scale: 'minor',
  beat: 0.13,
  lead: ocarina,
  under: panPipes,
  kit: paper,
  room: rooms.garden,
  level: 0.53,
  climb: [0, 2, 3, 4, 6, 7],
  motifs: {
    start: '4 2',
    feature: '4 _ 2 . 4 _ 7 . 9 7 11 _ / 0 . . . 2 . . . 4 . 7 _',
    win: {
      small: '2 4 7',
      medium: '4 2 . 4 7 _ / . . 0 . . 4',
      large: '4 2 4 . 7 4 7 . 9 11 _ / . . . 0 . . . 2 . 4 .',
      top: '4 2 4 7 . 4 7 9 . 7 9 11 . 11 9 14 _ _ / . . . . 0 . . . 2 . . . 4 . . 7 _ _',
    },
  },
};
