import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff1c8', '#eab94c', '#a8701c'],
  ink: '#221045',
  corner: 8,
  focus: 92,
};
