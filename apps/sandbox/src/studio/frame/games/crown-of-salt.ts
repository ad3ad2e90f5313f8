import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffffff', '#bfe2f6', '#5f9fca'],
  ink: '#0d2440',
  corner: 14,
  focus: 12,
};
