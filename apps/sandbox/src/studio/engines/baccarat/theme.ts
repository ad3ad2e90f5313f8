import type { Theme } from '../../theme.ts';

export type BaccaratTheme = Theme & {
  readonly kind: 'baccarat';
  /** Currency code → highest sum of all chips of one round, in subunits. */
  readonly tableLimits: Readonly<Record<string, number>>;
};
