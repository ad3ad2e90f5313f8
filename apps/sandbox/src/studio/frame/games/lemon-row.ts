import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fffbd6', '#ffe14a', '#c9a40f'],
  ink: '#3a3005',
  corner: 24,
  focus: 10,
};
