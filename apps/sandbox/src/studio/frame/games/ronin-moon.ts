import type { Look } from '../game-dress.ts';
import { gong } from '../sound/palettes/bells.ts';
import { shamisen, wood } from '../sound/palettes/strings.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#ffdcd2', '#f05446', '#a1121c'],
  ink: '#2a0306',
  corner: 2,
  focus: 42,
};

/** Plucked strings in in-sen: a drawn blade, a silence, an answer. */
export const sounds: SoundSet = {
  root: 57,
  scale: 'inSen',
  beat: 0.15,
  lead: shamisen,
  under: gong,
  kit: wood,
  room: rooms.hall,
  level: 1.23,
  climb: [0, 1, 3, 4, 5],
  motifs: {
    start: '0 . 1',
    feature: '5 . 6 5 3 . 1 0 . 5 _ _ / 0 . . . . . 0 . . -5 _ _',
    win: {
      small: '3 4 5',
      medium: '0 1 . 3 4 5 / 0 . . . . 0',
      large: '0 1 3 . 4 5 6 . 8 _ 10 / 0 . . . 0 . . . 0',
      top: '5 . 6 5 3 1 0 1 3 . 5 6 8 . 9 10 _ 8+10 _ / 0 . . . 0 . . . 0 . . . 0 . -5 . . 0 _',
    },
  },
};
