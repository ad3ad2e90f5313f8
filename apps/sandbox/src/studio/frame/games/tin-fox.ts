import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe8cf', '#e9985c', '#9c4f24'],
  ink: '#2b1206',
  corner: 28,
  focus: 97,
};
