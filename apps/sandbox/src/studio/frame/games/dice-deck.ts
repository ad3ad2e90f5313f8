import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff1ec', '#ff8a73', '#cf4630'],
  ink: '#3a0d05',
  corner: 16,
  focus: 90,
};
