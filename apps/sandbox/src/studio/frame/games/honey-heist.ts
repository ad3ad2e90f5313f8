import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff3c4', '#f6b92e', '#a86f0c'],
  ink: '#2b1a02',
  corner: 3,
  focus: 91,
};
