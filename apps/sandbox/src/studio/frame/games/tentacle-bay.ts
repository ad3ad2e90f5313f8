import type { Look } from '../game-dress.ts';
import { water, whale } from '../sound/palettes/deep.ts';
import { marimba } from '../sound/palettes/mallets.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fbe4ff', '#c987dc', '#7a3c95'],
  ink: '#2b0b38',
  corner: 18,
  focus: 8,
};

/** Low bars and something that moves beneath them. */
export const sounds: SoundSet = {
  root: 55,
  scale: 'minor',
  beat: 0.12,
  lead: marimba,
  under: whale,
  kit: water,
  room: rooms.sea,
  level: 0.86,
  climb: [0, 2, 3, 4, 6, 7],
  motifs: {
    start: '0 3',
    feature: '0 3 4 7 6 7 10 9 11 _ 14 _ / 0 _ _ _ 3 _ _ _ 4 _ 0 _',
    win: {
      small: '4 6 7',
      medium: '0 2 4 3 4 7 / 0 _ _ 4 _',
      large: '0 2 4 7 6 7 9 7 11 _ / 0 _ _ 3 _ _ 4 _ 0',
      top: '0 2 4 7 4 7 9 11 7 9 11 14 11 13 14 _ 16 18 / 0 _ _ 5 _ _ 3 _ _ 4 _ _ 0 _ _ 4 _ 0',
    },
  },
};
