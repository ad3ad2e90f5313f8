import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe6e4', '#ef4f63', '#a3122f'],
  ink: '#32040f',
  corner: 24,
  focus: 88,
};
