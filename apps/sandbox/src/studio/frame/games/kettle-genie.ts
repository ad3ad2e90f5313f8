import type { Look } from '../game-dress.ts';
import { bronze } from '../sound/palettes/bells.ts';
import { oud } from '../sound/palettes/strings.ts';
import { frameDrum } from '../sound/palettes/winds.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff0d8', '#eda556', '#a85a22'],
  ink: '#33120a',
  corner: 28,
  focus: 4,
};

/** An oud over rising steam. */
export const sounds: SoundSet = {
  root: 57,
  scale: 'doubleHarmonic',
  beat: 0.12,
  lead: oud,
  under: frameDrum,
  kit: bronze,
  room: rooms.desert,
  level: 1.46,
  climb: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  motifs: {
    start: '0 1 2',
    feature: '0 1 2 4 5 4 7 8 9 _ 11 _ / 0 . 0 0 . 0 0 . 0 0 0 _',
    win: {
      small: '2 3 4',
      medium: '0 1 2 4 3 4 / 0 . 0 0 . 0',
      large: '0 1 2 4 5 6 7 . 8 9 _ / 0 . 0 0 . 0 0 . 0 0',
      top: '0 1 2 4 5 4 6 7 . 7 8 9 11 9 8 9 11 _ 14 / 0 . 0 0 . 0 . 0 . 0 . 0 0 . 0 . 0 . 0',
    },
  },
};
