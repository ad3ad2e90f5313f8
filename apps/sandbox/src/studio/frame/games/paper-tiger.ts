import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff3cf', '#ffc24a', '#d1701c'],
  ink: '#3c0a06',
  corner: 4,
  focus: 6,
};
