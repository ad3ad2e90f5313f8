import type { Look } from '../game-dress.ts';
import { felt, harpsichord, softPiano } from '../sound/palettes/lounge.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff3f5', '#ffb0c3', '#d9587f'],
  ink: '#430a22',
  corner: 20,
  focus: 90,
};

/** Quills of a harpsichord in the rose salon. */
export const sounds: SoundSet = {
  root: 65,
  scale: 'major',
  beat: 0.11,
  lead: harpsichord,
  under: softPiano,
  kit: felt,
  room: rooms.hall,
  level: 1.51,
  climb: [0, 1, 2],
  motifs: {
    start: '4',
    win: {
      small: '4 7 9',
      medium: '0 4 2 4 7 9 / 0 . 4 . 0',
      large: '0 4 2 4 7 4 6 7 9 11 / 0 . 4 . 3 . 4 . 0',
      top: '0 4 2 4 7 4 6 7 9 7 8 9 11 9 11 14 _ / 0 . 4 . 3 . 5 . 1 . 3 . 4 . 4 0 _',
    },
  },
};
