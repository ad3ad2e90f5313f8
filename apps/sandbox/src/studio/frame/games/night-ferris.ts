import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff0cf', '#ffb84d', '#d9641f'],
  ink: '#3a1608',
  corner: 22,
  focus: 22,
};
