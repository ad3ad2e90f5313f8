import type { Look } from '../game-dress.ts';
import { swell, water, waterHarp } from '../sound/palettes/deep.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fffafc', '#ffc2d4', '#dd6f92'],
  ink: '#471022',
  corner: 34,
  focus: 8,
};

/** A harp heard through warm shallow water. */
export const sounds: SoundSet = {
  root: 67,
  scale: 'majorFive',
  beat: 0.15,
  lead: waterHarp,
  under: swell,
  kit: water,
  room: rooms.sea,
  level: 0.95,
  climb: [0, 1, 2, 3, 5],
  motifs: {
    start: '5 2',
    win: {
      small: '2 3 5',
      medium: '0 2 3 5 7 _ / 0 . . 2 .',
      large: '0 2 3 5 4 7 8 _ 10 / 0 . . -1 . . 2 . 0',
      top: '0 2 3 5 7 5 8 7 10 _ 8 10 12 _ 13 15 _ / 0 . . -1 . . -2 . . 2 . . 0 . . 2 _',
    },
  },
};
