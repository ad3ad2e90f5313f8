import type { Theme } from '../../theme.ts';
import type { WheelKind } from './roulette.ts';

export type RouletteTheme = Theme & {
  readonly kind: 'roulette';
  readonly wheel: WheelKind;
  /** Currency code → highest sum of all chips of one round, in subunits. */
  readonly tableLimits: Readonly<Record<string, number>>;
};
