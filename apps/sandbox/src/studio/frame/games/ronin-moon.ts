import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffdcd2', '#f05446', '#a1121c'],
  ink: '#2a0306',
  corner: 2,
  focus: 42,
};
