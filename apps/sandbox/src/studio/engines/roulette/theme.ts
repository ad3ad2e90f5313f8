import type { Theme } from '../../theme.ts';

export type RouletteTheme = Theme & {
  readonly kind: 'roulette';
  /** Currency code → highest sum of all chips of one round, in subunits. */
  readonly tableLimits: Readonly<Record<string, number>>;
};
