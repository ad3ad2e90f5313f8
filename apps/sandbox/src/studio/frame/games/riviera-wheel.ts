import type { Look } from '../game-dress.ts';
import { felt } from '../sound/palettes/lounge.ts';
import { musette, stride } from '../sound/palettes/reeds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff3d4', '#f0c46e', '#b6803a'],
  ink: '#33200a',
  corner: 12,
  focus: 82,
};

/** A musette on the promenade, seen from the tables. */
export const sounds: SoundSet = {
  root: 64,
  scale: 'harmonicMinor',
  beat: 0.12,
  lead: musette,
  under: stride,
  kit: felt,
  room: rooms.hall,
  level: 1.52,
  climb: [0, 1, 2],
  motifs: {
    start: '4 2',
    win: {
      small: '4 6 7',
      medium: '0 2 4 6 7 _ / 0 . 4 . 0',
      large: '0 2 4 7 6 4 7 9 _ / 0 . 4 . 3 . 4 . 0',
      top: '0 2 4 7 6 7 9 8 7 9 11 _ 13 14 _ / 0 . 4 . 3 . 5 . 4 . 3 . 4 0 _',
    },
  },
};
