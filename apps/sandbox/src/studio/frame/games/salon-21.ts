import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff8e2', '#e9c877', '#a67c2e'],
  ink: '#2a1c04',
  corner: 18,
  focus: 92,
};
