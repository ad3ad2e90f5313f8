import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff3c9', '#ffc23d', '#e06a12'],
  ink: '#4a0a08',
  corner: 30,
  focus: 8,
};
