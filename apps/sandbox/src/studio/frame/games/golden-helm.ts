import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff3cf', '#e9b558', '#a86f1f'],
  ink: '#2d1a02',
  corner: 6,
  focus: 14,
};
