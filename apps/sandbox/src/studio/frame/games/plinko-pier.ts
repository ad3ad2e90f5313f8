import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff2d2', '#ffc45c', '#e07f2a'],
  ink: '#3d1605',
  corner: 20,
  focus: 84,
};
