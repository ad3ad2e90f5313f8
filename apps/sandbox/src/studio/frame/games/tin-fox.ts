import type { Look } from '../game-dress.ts';
import { gears, pendulum, spring } from '../sound/palettes/clockwork.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffe8cf', '#e9985c', '#9c4f24'],
  ink: '#2b1206',
  corner: 28,
  focus: 97,
};

/** A tin toy on its springs, slyly. */
export const sounds: SoundSet = {
  root: 66,
  scale: 'lydian',
  beat: 0.1,
  lead: spring,
  under: pendulum,
  kit: gears,
  room: rooms.workshop,
  level: 1.29,
  climb: [0, 2, 3, 4, 6],
  motifs: {
    start: '3 0',
    win: {
      small: '2 3 4',
      medium: '0 3 2 4 7 / 0 . 3 . 0',
      large: '0 3 2 4 3 6 4 7 9 / 0 . 3 . 1 . 4 . 0',
      top: '0 3 2 4 3 6 4 7 6 9 7 10 9 11 14 _ / 0 . 3 . 1 . 4 . 2 . 4 . 3 . 0 _',
    },
  },
};
