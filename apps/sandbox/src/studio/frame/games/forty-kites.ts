import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe9df', '#ff8e6b', '#d65436'],
  ink: '#3a0d02',
  corner: 18,
  focus: 88,
};
