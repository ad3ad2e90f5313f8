import type { Look } from '../game-dress.ts';
import { horn } from '../sound/palettes/brass.ts';
import { ice, icicle } from '../sound/palettes/glass.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#f2fdff', '#8edcf0', '#2f86ad'],
  ink: '#06233d',
  corner: 12,
  focus: 90,
};

/** Icicles over a horn far off in the frost. */
export const sounds: SoundSet = {
  root: 59,
  scale: 'dorian',
  beat: 0.14,
  lead: icicle,
  under: horn,
  kit: ice,
  room: rooms.cave,
  level: 1.29,
  climb: [0, 2, 4, 6, 7],
  motifs: {
    start: '0 4',
    feature: '7 4 7 9 11 _ 14 _ _ / 0 _ 4 _ 3 _ 0 _ _',
    win: {
      small: '4 6 7',
      medium: '0 4 3 4 7 _ / 0 _ _ 4 _',
      large: '0 4 7 6 7 9 11 _ 9 11 / 0 _ _ 3 _ _ 4 _ 0 _',
      top: '0 4 7 4 7 9 11 9 11 13 14 _ 11 14 16 _ 18 _ / 0 _ _ -1 _ _ 3 _ _ 4 _ _ 0 _ _ 4 _ _',
    },
  },
};
