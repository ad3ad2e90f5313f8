import type { Look } from '../game-dress.ts';
import { gears, musicBox, pendulum } from '../sound/palettes/clockwork.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe9c8', '#ea8a4a', '#a4421d'],
  ink: '#331005',
  corner: 16,
  focus: 90,
};

/** A music box that is wound up, gear by gear. */
export const sounds: SoundSet = {
  root: 72,
  scale: 'major',
  beat: 0.1,
  lead: musicBox,
  under: pendulum,
  kit: gears,
  room: rooms.workshop,
  level: 0.86,
  climb: [0, 1, 2, 3, 4, 5, 6, 7],
  motifs: {
    start: '0 4 2',
    feature: '0 4 7 4 9 4 11 4 14 _ _ / 0 . 4 . 3 . 4 . 0 _ _',
    win: {
      small: '4 7 4',
      medium: '0 4 2 4 7 4 / 0 . 4 . 0',
      large: '0 4 2 4 7 4 9 7 11 _ / 0 . 4 . 3 . 4 . 0',
      top: '0 4 2 4 7 4 9 4 11 7 9 7 11 9 14 11 16 14 18 _ / 0 . 4 . 3 . 5 . 4 . 3 . 4 . 0 . 4 . 0 _',
    },
  },
};
