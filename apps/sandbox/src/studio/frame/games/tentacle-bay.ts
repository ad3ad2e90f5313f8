import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fbe4ff', '#c987dc', '#7a3c95'],
  ink: '#2b0b38',
  corner: 18,
  focus: 8,
};
