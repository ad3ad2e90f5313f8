import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff0ee', '#ff8f86', '#d8434f'],
  ink: '#3a060d',
  corner: 12,
  focus: 50,
};
