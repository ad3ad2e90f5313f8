import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff3f5', '#ffb0c3', '#d9587f'],
  ink: '#430a22',
  corner: 20,
  focus: 90,
};
