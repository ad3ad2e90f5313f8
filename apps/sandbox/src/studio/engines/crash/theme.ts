import type { Theme } from '../../theme.ts';

export type CrashTheme = Theme & {
  readonly kind: 'crash';
  /** Hundredths of a percent. */
  readonly edgeBasisPoints: number;
  /** Where every flight ends that gets there, in hundredths. */
  readonly topMultiplier: number;
};
