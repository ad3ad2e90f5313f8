import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe9d2', '#ff9a63', '#cf3f1c'],
  ink: '#3b0d02',
  corner: 10,
  focus: 92,
};
