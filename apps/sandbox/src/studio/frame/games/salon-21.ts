import type { Look } from '../game-dress.ts';
import { felt, softPiano, uprightBass } from '../sound/palettes/lounge.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff8e2', '#e9c877', '#a67c2e'],
  ink: '#2a1c04',
  corner: 18,
  focus: 92,
};

/** A soft piano behind the curtain, seven after the other. */
export const sounds: SoundSet = {
  root: 58,
  scale: 'major',
  beat: 0.14,
  lead: softPiano,
  under: uprightBass,
  kit: felt,
  room: rooms.parlour,
  level: 1,
  climb: [0, 1, 2],
  motifs: {
    start: '4',
    win: {
      small: '4 6 8',
      medium: '0 2 4 6 8 / 0 . 4 . 0',
      large: '0 2 4 6 8 . 7 9 / 0 . 4 . 1 . 4 0',
      top: '0 2 4 6 8 . 6 8 9 11 . 9 11 13 / 0 . 4 . 1 . 4 . 3 . 4 . 0 0',
    },
  },
};
