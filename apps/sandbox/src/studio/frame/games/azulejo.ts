import type { Look } from '../game-dress.ts';
import { bassString, guitarra, wood } from '../sound/palettes/strings.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fffbe0', '#ffd84d', '#d99a12'],
  ink: '#10245a',
  corner: 6,
  focus: 8,
};

/** Steel strings climbing the hill with the tram. */
export const sounds: SoundSet = {
  root: 64,
  scale: 'phrygian',
  beat: 0.12,
  lead: guitarra,
  under: bassString,
  kit: wood,
  room: rooms.street,
  level: 1.33,
  climb: [0, 1, 2],
  motifs: {
    start: '0 2 4',
    feature: '0 2 4 7 6 4 5 7 9 _ 11 _ / 0 . 4 . 3 . 5 . 4 . 0 _',
    win: {
      small: '4 5 4',
      medium: '0 2 4 5 4 7 / 0 . 4 . 0',
      large: '0 2 4 7 5 4 7 9 8 _ / 0 . 4 . 3 . 4 . 0',
      top: '0 2 4 7 6 5 4 7 9 8 7 9 11 9 11 14 _ / 0 . 4 . 3 . 4 . 1 . 4 . 3 . 4 0 _',
    },
  },
};
