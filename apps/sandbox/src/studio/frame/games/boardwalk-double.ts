import type { Look } from '../game-dress.ts';
import { clarinet, saloon, stride } from '../sound/palettes/reeds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff0ee', '#ff8f86', '#d8434f'],
  ink: '#3a060d',
  corner: 12,
  focus: 50,
};

/** A clarinet under neon, two zeros winking. */
export const sounds: SoundSet = {
  root: 63,
  scale: 'blues',
  beat: 0.11,
  lead: clarinet,
  under: stride,
  kit: saloon,
  room: rooms.street,
  level: 0.67,
  climb: [0, 1, 2],
  motifs: {
    start: '0 0',
    win: {
      small: '4 5 6',
      medium: '0 1 2 3 4 6 / 0 . 4 . 0',
      large: '0 1 2 4 3 2 4 6 7 _ / 0 . 4 . 2 . 4 . 0',
      top: '0 1 2 4 6 5 4 2 4 6 7 8 10 9 8 12 _ / 0 . 4 . 2 . 4 . 0 . 4 . 2 . 4 0 _',
    },
  },
};
