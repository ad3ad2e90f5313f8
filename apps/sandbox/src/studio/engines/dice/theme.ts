import type { Theme } from '../../theme.ts';

export type DiceTheme = Theme & {
  readonly kind: 'dice';
  /** Hundredths of a percent. */
  readonly edgeBasisPoints: number;
};
