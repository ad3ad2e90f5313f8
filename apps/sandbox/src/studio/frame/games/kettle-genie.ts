import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff0d8', '#eda556', '#a85a22'],
  ink: '#33120a',
  corner: 28,
  focus: 4,
};
