import type { Look } from '../game-dress.ts';
import { uprightBass } from '../sound/palettes/lounge.ts';
import { xylophone } from '../sound/palettes/mallets.ts';
import { saloon } from '../sound/palettes/reeds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff3c4', '#f6b92e', '#a86f0c'],
  ink: '#2b1a02',
  corner: 3,
  focus: 91,
};

/** A muted bass line tiptoes past the vault. */
export const sounds: SoundSet = {
  root: 62,
  scale: 'blues',
  beat: 0.11,
  lead: xylophone,
  under: uprightBass,
  kit: saloon,
  room: rooms.workshop,
  level: 1.22,
  climb: [0, 1, 2, 3, 4, 5, 6],
  motifs: {
    start: '0 . 1',
    feature: '0 . 1 2 . 3 4 . 5 6 . 8 12 _ / 0 . 0 . 2 . 0 . 2 . 4 . 0 _',
    win: {
      small: '4 5 6',
      medium: '0 1 2 4 . 6 / 0 . 2 . 4',
      large: '0 1 2 . 4 3 2 4 6 . 7 / 0 . 2 . 4 . 2 . 0',
      top: '0 1 2 . 4 3 2 4 6 . 7 8 . 10 9 8 10 12 _ / 0 . 2 . 4 . 2 . 0 . 2 . 4 . 5 . 4 . 0',
    },
  },
};
