import type { PaymentMethod } from '@pierlight/contract/payments/schemas';

/** How long a method takes, as a key of the texts and what it counts. */
export function processingTime(seconds: number): {
  readonly key: 'instant' | 'minutes' | 'hours' | 'days';
  readonly count: number;
} {
  if (seconds === 0) return { key: 'instant', count: 0 };
  if (seconds < 3600) return { key: 'minutes', count: Math.ceil(seconds / 60) };
  if (seconds < 86_400) return { key: 'hours', count: Math.ceil(seconds / 3600) };
  return { key: 'days', count: Math.ceil(seconds / 86_400) };
}

/** What a method charges, as a key of the texts; `fixed` is in subunits, `percent` in hundredths. */
export function feeKind({
  fixed,
  percent,
}: PaymentMethod['fee']): 'none' | 'fixed' | 'percent' | 'both' {
  if (fixed === 0) return percent === 0 ? 'none' : 'percent';
  return percent === 0 ? 'fixed' : 'both';
}
