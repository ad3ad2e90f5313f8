import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe9df', '#f0563f', '#a11a1c'],
  ink: '#2c0506',
  corner: 26,
  focus: 6,
};
