import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff0c4', '#ffbf47', '#c9721a'],
  ink: '#3d1606',
  corner: 8,
  focus: 97,
};
