import type { Theme } from '../../theme.ts';

export type KenoTheme = Theme & {
  readonly kind: 'keno';
  /** Numbers chosen → multipliers in hundredths by hits, from 0 hits up. */
  readonly pays: Readonly<Record<number, readonly number[]>>;
};
