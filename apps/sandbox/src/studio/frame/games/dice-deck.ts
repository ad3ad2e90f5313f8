import type { Look } from '../game-dress.ts';
import { concertina } from '../sound/palettes/reeds.ts';
import { wood } from '../sound/palettes/strings.ts';
import { frameDrum } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff1ec', '#ff8a73', '#cf4630'],
  ink: '#3a0d05',
  corner: 16,
  focus: 90,
};

/** A concertina below deck, dice on a sea chest. */
export const sounds: SoundSet = {
  root: 67,
  scale: 'dorian',
  beat: 0.1,
  lead: concertina,
  under: frameDrum,
  kit: wood,
  room: rooms.workshop,
  level: 1.04,
  climb: [0, 1, 2],
  motifs: {
    start: '0',
    win: {
      small: '4 6 7',
      medium: '0 2 4 7 6 7 / 0 . 0 . 0',
      large: '0 2 4 7 5 4 5 7 9 _ / 0 . 0 . 0 . 0 . 0',
      top: '0 2 4 7 6 4 5 7 9 7 8 9 11 9 11 14 _ / 0 . 0 . 0 . 0 . 0 . 0 . 0 . 0 0 _',
    },
  },
};
