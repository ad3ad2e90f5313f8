import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff3d6', '#f2bd62', '#a8702a'],
  ink: '#35182a',
  corner: 20,
  focus: 8,
};
