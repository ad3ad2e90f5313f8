import type { Look } from '../game-dress.ts';
import { frameDrum, paper, shakuhachi } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff3cf', '#ffc24a', '#d1701c'],
  ink: '#3c0a06',
  corner: 4,
  focus: 6,
};

/** Folds and pipes in the mode of an old street opera. */
export const sounds: SoundSet = {
  root: 64,
  scale: 'yu',
  beat: 0.11,
  lead: shakuhachi,
  under: frameDrum,
  kit: paper,
  room: rooms.street,
  level: 0.67,
  climb: [0, 1, 2, 3, 4],
  motifs: {
    start: '0 2',
    feature: '0 2 3 5 3 5 7 8 10 _ _ / 0 . 0 0 . 0 0 . 0 _ _',
    win: {
      small: '2 3 5',
      medium: '0 2 3 2 5 _ / 0 . 0 0 . 0',
      large: '0 2 3 5 4 5 7 _ 8 _ / 0 . 0 . 0 . 0 0 0 .',
      top: '0 2 3 5 . 3 5 7 8 . 7 8 10 12 _ 10 13 _ / 0 . 0 0 . 0 . 0 0 . 0 . 0 0 . 0 0 _',
    },
  },
};
