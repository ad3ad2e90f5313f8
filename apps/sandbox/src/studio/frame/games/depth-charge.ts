import type { Look } from '../game-dress.ts';
import { sonar, swell, water } from '../sound/palettes/deep.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe6d9', '#ff7a55', '#b93420'],
  ink: '#360a02',
  corner: 14,
  focus: 84,
};

/** A sonar that pings deeper and deeper. */
export const sounds: SoundSet = {
  root: 64,
  scale: 'minorFive',
  beat: 0.14,
  lead: sonar,
  under: swell,
  kit: water,
  room: rooms.sea,
  level: 0.78,
  climb: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  motifs: {
    start: '5 .',
    win: {
      small: '3 4 5',
      medium: '0 2 4 5 7 / 0 . . 2',
      large: '0 2 4 5 7 9 _ 10 / 0 . . 3 . . 0',
      top: '0 2 4 5 7 9 10 9 12 _ 10 14 _ 15 / 0 . . 3 . . 2 . . 3 . . 0 _',
    },
  },
};
