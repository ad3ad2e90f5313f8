import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#ffe6d9', '#ff7a55', '#b93420'],
  ink: '#360a02',
  corner: 14,
  focus: 84,
};
