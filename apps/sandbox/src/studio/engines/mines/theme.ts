import type { Theme } from '../../theme.ts';
import type { Rounding } from '../exact-pay.ts';

export type MinesTheme = Theme & {
  readonly kind: 'mines';
  /** Hundredths of a percent. */
  readonly edgeBasisPoints: number;
  /** Stakes a round pays at most: one more field would pay more, so it is paid by itself. */
  readonly topMultiple: number;
  readonly rounding?: Rounding;
};
