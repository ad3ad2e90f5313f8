import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fffafc', '#ffc2d4', '#dd6f92'],
  ink: '#471022',
  corner: 34,
  focus: 8,
};
