import { DOUBLE_ZERO } from '../../engines/roulette/protocol.ts';

/** What a wheel is made of; stops run from the light to the shade. */
type WheelFinish = {
  readonly metal: string;
  readonly arm: string;
  readonly cone: readonly [string, string, string];
  readonly hub: readonly [string, string, string];
  readonly bowl: readonly [string, string, string, string];
};

const walnut: WheelFinish = {
  metal: '#d9bd84',
  arm: '#e6c27a',
  cone: ['#fff3d4', '#e0b65e', '#8a5a1f'],
  hub: ['#a8683a', '#6a3a1c', '#3f1f0e'],
  bowl: ['#5c3017', '#7a4522', '#9a5d30', '#3a1d0d'],
};

const lacquer: WheelFinish = {
  metal: '#c9d8e6',
  arm: '#e4eef7',
  cone: ['#ffffff', '#b9cbdc', '#566b82'],
  hub: ['#3d6f9e', '#1d3f6b', '#0d1d3a'],
  bowl: ['#14264a', '#1f3d6e', '#33609b', '#0a1329'],
};

/** A wheel of two zeros is another wheel at the first look. */
export const finishOf = (wheel: readonly number[]): WheelFinish =>
  wheel.includes(DOUBLE_ZERO) ? lacquer : walnut;
