import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff3d4', '#f0c46e', '#b6803a'],
  ink: '#33200a',
  corner: 12,
  focus: 82,
};
