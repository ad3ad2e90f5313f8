import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff1df', '#e3a66c', '#9a5a2c'],
  ink: '#2b1405',
  corner: 10,
  focus: 6,
};
