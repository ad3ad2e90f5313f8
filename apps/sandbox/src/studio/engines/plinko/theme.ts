import type { Theme } from '../../theme.ts';
import type { Risk } from '../risk.ts';

export type PlinkoTheme = Theme & {
  readonly kind: 'plinko';
  /** Rows of pegs → multipliers in hundredths, from the outer pocket to the middle one. */
  readonly pays: Readonly<Record<Risk, Readonly<Record<number, readonly number[]>>>>;
};
