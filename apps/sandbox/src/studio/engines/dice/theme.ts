import type { Theme } from '../../theme.ts';
import type { Rounding } from '../exact-pay.ts';

export type DiceTheme = Theme & {
  readonly kind: 'dice';
  /** Hundredths of a percent. */
  readonly edgeBasisPoints: number;
  readonly rounding?: Rounding;
};
