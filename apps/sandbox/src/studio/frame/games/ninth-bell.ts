import type { Look } from '../game-dress.ts';
import { bronze, gong, towerBell } from '../sound/palettes/bells.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff3d6', '#f2bd62', '#a8702a'],
  ink: '#35182a',
  corner: 20,
  focus: 8,
};

/** Eight bells answer in the tower, and the ninth is the lowest. */
export const sounds: SoundSet = {
  root: 50,
  scale: 'minor',
  beat: 0.18,
  lead: towerBell,
  under: gong,
  kit: bronze,
  room: rooms.tower,
  level: 1.24,
  climb: [0, 1, 2, 4, 5, 7, 9],
  motifs: {
    start: '7 4',
    feature: '11 9 7 6 4 2 1 0 -7+0 _ _ / 0 . . . 0 . . . 0 _ _',
    win: {
      small: '4 5 7',
      medium: '0 2 4 7 9 / 0 . . . 0',
      large: '7 6 4 5 7 9 11 / 0 . . 0 . . 0',
      top: '11 9 7 4 5 7 9 11 14 _ 7+11 _ / 0 . . . 0 . . . 0 . 0 _',
    },
  },
};
