import type { Theme } from '../../theme.ts';
import type { Rounding } from '../exact-pay.ts';

export type HiloTheme = Theme & {
  readonly kind: 'hilo';
  /** Hundredths of a percent. */
  readonly edgeBasisPoints: number;
  /** A call that would pay more than this many stakes is not taken. */
  readonly topMultiple: number;
  /** How many cards of one round may be passed over. */
  readonly skips: number;
  readonly rounding?: Rounding;
};
