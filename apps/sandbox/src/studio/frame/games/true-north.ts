import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff6d8', '#e0b759', '#94682a'],
  ink: '#2b1a04',
  corner: 40,
  focus: 6,
};
