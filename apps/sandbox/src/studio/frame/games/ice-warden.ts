import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#f2fdff', '#8edcf0', '#2f86ad'],
  ink: '#06233d',
  corner: 12,
  focus: 90,
};
