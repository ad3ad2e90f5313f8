import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff0e2', '#f09a55', '#a8521c'],
  ink: '#35140a',
  corner: 18,
  focus: 4,
};
