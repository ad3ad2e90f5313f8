import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#d9fff6', '#4fd3c2', '#15857a'],
  ink: '#04302b',
  corner: 4,
  focus: 94,
};
