import type { Look } from '../game-dress.ts';
import { bronze } from '../sound/palettes/bells.ts';
import { frameDrum, panPipes } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff3c9', '#ffc23d', '#e06a12'],
  ink: '#4a0a08',
  corner: 30,
  focus: 8,
};

/** Lamps lit one by one along a street of old stone. */
export const sounds: SoundSet = {
  root: 57,
  scale: 'phrygian',
  beat: 0.12,
  lead: panPipes,
  under: frameDrum,
  kit: bronze,
  room: rooms.street,
  level: 1.45,
  climb: [0, 2, 4, 5, 7],
  motifs: {
    start: '0 4',
    win: {
      small: '4 5 7',
      medium: '0 1 2 4 7 _ / 0 . 0 . 0',
      large: '0 1 2 4 5 7 8 7 9 11 / 0 . 0 0 . 0 . 0 0 0',
      top: '0 2 4 7 . 4 7 9 11 . 7 9 11 14 _ 11+14 _ / 0 . 0 . . 0 . 0 . . 0 0 0 0 . 0 _',
    },
  },
};
