import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fffbe0', '#ffd84d', '#d99a12'],
  ink: '#10245a',
  corner: 6,
  focus: 8,
};
