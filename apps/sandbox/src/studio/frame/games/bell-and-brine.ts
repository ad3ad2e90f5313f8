import type { Look } from '../game-dress.ts';
import { bronze, shipBell } from '../sound/palettes/bells.ts';
import { swell } from '../sound/palettes/deep.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff0e2', '#f09a55', '#a8521c'],
  ink: '#35140a',
  corner: 18,
  focus: 4,
};

/** A bright ship's bell above the swell. */
export const sounds: SoundSet = {
  root: 69,
  scale: 'mixolydian',
  beat: 0.14,
  lead: shipBell,
  under: swell,
  kit: bronze,
  room: rooms.sea,
  level: 1.03,
  climb: [0, 2, 4, 6, 7, 9, 11],
  motifs: {
    start: '7 7',
    feature: '7 7 . 9 9 . 11 11 14 _ / 0 . . 3 . . 4 . 0 _',
    win: {
      small: '4 6 7',
      medium: '0 0 4 6 7 / 0 . . 4',
      large: '0 0 4 4 7 7 9 11 / 0 . 3 . 4 . 0 .',
      top: '0 0 4 4 7 7 . 9 9 11 11 14 _ 14 / 0 . 3 . 0 . . 3 . 4 . 0 . 0',
    },
  },
};
