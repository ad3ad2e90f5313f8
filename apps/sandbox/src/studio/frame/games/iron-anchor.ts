import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe9d2', '#ff8a3d', '#b8431a'],
  ink: '#2c0f04',
  corner: 6,
  focus: 9,
};
