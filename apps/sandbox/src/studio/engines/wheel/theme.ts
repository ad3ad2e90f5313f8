import type { Theme } from '../../theme.ts';
import type { Risk } from '../risk.ts';
import type { WheelDescription } from './protocol.ts';

export type WheelTheme = Theme & {
  readonly kind: 'wheel';
  /** What the wheel is the wheel of. */
  readonly trim: WheelDescription['trim'];
  /**
   * For every risk the wheels by their number of segments: how many segments pay which multiplier, in
   * hundredths, as `[multiplier, segments]`.
   */
  readonly wheels: Readonly<
    Record<Risk, Readonly<Record<number, readonly (readonly [number, number])[]>>>
  >;
};
