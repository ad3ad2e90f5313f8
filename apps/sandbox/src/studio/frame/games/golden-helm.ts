import type { Look } from '../game-dress.ts';
import { kettledrum, trumpet } from '../sound/palettes/brass.ts';
import { wood } from '../sound/palettes/strings.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff3cf', '#e9b558', '#a86f1f'],
  ink: '#2d1a02',
  corner: 6,
  focus: 14,
};

/** A trumpet's fanfare as the helm is spun. */
export const sounds: SoundSet = {
  root: 60,
  scale: 'major',
  beat: 0.13,
  lead: trumpet,
  under: kettledrum,
  kit: wood,
  room: rooms.hall,
  level: 1.12,
  climb: [0, 1, 2, 3, 4],
  motifs: {
    start: '0 4',
    win: {
      small: '4 4 7',
      medium: '0 0 4 4 7 _ / 0 . 0 . 0',
      large: '0 0 4 7 4 7 9 _ 11 / 0 . 0 . 0 . 0 . 0',
      top: '0 0 4 7 . 7 7 9 11 . 9 11 14 _ 11+14+16 _ / 0 . 0 0 . 0 . 0 0 . 0 . 0 0 0 _',
    },
  },
};
