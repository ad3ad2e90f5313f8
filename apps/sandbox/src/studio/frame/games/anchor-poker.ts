import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe2d8', '#e8654c', '#a02f1f'],
  ink: '#2c0803',
  corner: 12,
  focus: 10,
};
