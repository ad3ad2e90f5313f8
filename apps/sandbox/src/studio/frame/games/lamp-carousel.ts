import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff3dc', '#f7b976', '#c9683a'],
  ink: '#371205',
  corner: 26,
  focus: 84,
};
