import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff6dc', '#ffd27c', '#d98c2c'],
  ink: '#3a1d04',
  corner: 8,
  focus: 6,
};
