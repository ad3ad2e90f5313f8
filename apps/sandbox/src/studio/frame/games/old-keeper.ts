import type { Look } from '../game-dress.ts';
import { bronze, towerBell } from '../sound/palettes/bells.ts';
import { foghorn } from '../sound/palettes/brass.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff6dc', '#ffd27c', '#d98c2c'],
  ink: '#3a1d04',
  corner: 8,
  focus: 6,
};

/** A keeper's bell in the fog, answered by the horn. */
export const sounds: SoundSet = {
  root: 53,
  scale: 'dorian',
  beat: 0.17,
  lead: towerBell,
  under: foghorn,
  kit: bronze,
  room: rooms.tower,
  level: 1.14,
  climb: [0, 2, 4, 5, 7],
  motifs: {
    start: '7',
    feature: '4 7 9 11 _ 7 _ 11 _ / 0 _ _ _ 4 _ 0 _ _',
    win: {
      small: '4 5 7',
      medium: '0 4 5 7 9 / 0 _ _ 4',
      large: '0 4 5 7 9 11 _ 9 / 0 _ _ 3 _ _ 0',
      top: '0 2 4 7 5 7 9 11 9 11 _ 14 _ / 0 _ _ _ 3 _ _ 4 _ _ 0 _ _',
    },
  },
};
