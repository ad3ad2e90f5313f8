import type { Look } from '../game-dress.ts';
import { gears, tinPiano } from '../sound/palettes/clockwork.ts';
import { bassBar } from '../sound/palettes/mallets.ts';
import { rooms } from '../sound/rooms.ts';
import type { SoundSet } from '../sound/sound-set.ts';

export const look: Look = {
  button: ['#fffbd6', '#ffe14a', '#c9a40f'],
  ink: '#3a3005',
  corner: 24,
  focus: 10,
};

/** An old one-armed bandit: three bells and a cough of the works. */
export const sounds: SoundSet = {
  root: 72,
  scale: 'majorFive',
  beat: 0.12,
  lead: tinPiano,
  under: bassBar,
  kit: gears,
  room: rooms.parlour,
  level: 1.22,
  climb: [0, 2, 4],
  motifs: {
    start: '0',
    win: {
      small: '2 4 5',
      medium: '0 2 4 5 5 / 0 . 2 . 0',
      large: '0 2 4 5 4 5 7 7 / 0 . 2 . 0 . 2 .',
      top: '0 2 4 5 7 5 7 9 7 9 10 10 10 / 0 . 2 . 0 . 2 . 0 . 2 . 0',
    },
  },
};
