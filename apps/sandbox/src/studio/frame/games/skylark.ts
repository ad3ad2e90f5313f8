import type { Look } from '../game-dress.ts';

export const look: Look = {
  button: ['#fff0de', '#ffa56b', '#d9573f'],
  ink: '#3a0f10',
  corner: 20,
  focus: 30,
};
