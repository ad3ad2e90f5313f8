import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff0dc', '#ffc07d', '#d97b3f'],
  ink: '#3d1408',
  corner: 18,
  focus: 12,
};
