import type { Look } from '../game-dress.ts';
import { swell } from '../sound/palettes/deep.ts';
import { ice, vial } from '../sound/palettes/glass.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#f4ffd2', '#a8dd45', '#5c8c1a'],
  ink: '#14230a',
  corner: 10,
  focus: 90,
};

/** Vials tapped with a spoon while something boils. */
export const sounds: SoundSet = {
  root: 61,
  scale: 'wholeTone',
  beat: 0.11,
  lead: vial,
  under: swell,
  kit: ice,
  room: rooms.workshop,
  level: 1,
  climb: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  motifs: {
    start: '0 3',
    win: {
      small: '2 4 6',
      medium: '0 2 3 5 6 _ / 0 . . 3 .',
      large: '0 1 3 4 6 7 9 _ 10 12 / 0 . . 2 . . 4 . 6',
      top: '0 1 2 3 4 5 6 . 6 7 9 10 12 . 10 12 15 _ / 0 . 2 . 4 . 0 . 2 . 4 . 6 . 4 . 0 _',
    },
  },
};
