import type { Look } from '../game-dress.ts';
import { saloon } from '../sound/palettes/reeds.ts';
import { bassString, slide } from '../sound/palettes/strings.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fff0c4', '#ffbf47', '#c9721a'],
  ink: '#3d1606',
  corner: 8,
  focus: 97,
};

/** A slide guitar and boots on a boardwalk. */
export const sounds: SoundSet = {
  root: 52,
  scale: 'blues',
  beat: 0.14,
  lead: slide,
  under: bassString,
  kit: saloon,
  room: rooms.desert,
  level: 1.39,
  climb: [0, 1, 2, 4, 6],
  motifs: {
    start: '0 1',
    feature: '6 5 4 . 2 4 6 . 7 8 _ _ / 0 . 0 . 0 . 0 . 4 . 0 _',
    win: {
      small: '4 5 6',
      medium: '0 1 2 4 6 _ / 0 . 4 . 0',
      large: '0 1 2 4 . 4 6 7 8 _ / 0 . 4 . 0 . 4 . 0',
      top: '6 5 4 2 1 2 4 6 . 6 7 8 10 _ 8 12 _ / 0 . 4 . 0 . 4 . 2 . 4 . 0 . 4 0 _',
    },
  },
};
