import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#f4ffd2', '#a8dd45', '#5c8c1a'],
  ink: '#14230a',
  corner: 10,
  focus: 90,
};
