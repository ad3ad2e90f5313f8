import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe9c8', '#ea8a4a', '#a4421d'],
  ink: '#331005',
  corner: 16,
  focus: 90,
};
