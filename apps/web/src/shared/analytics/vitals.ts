import type { ClientReport, VitalName } from '@pierlight/contract/analytics/schemas';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tells how fast this page was; each figure once it is final, some only when the page is left. */
export function watchVitals(tell: (report: ClientReport) => void): void {
  const take = ({ name, value }: { readonly name: VitalName; readonly value: number }) =>
    tell({ kind: 'vital', name, value: name === 'CLS' ? round(value, 4) : round(value, 0) });
  onCLS(take);
  onFCP(take);
  onINP(take);
  onLCP(take);
  onTTFB(take);
}

const round = (value: number, digits: number) => Math.max(0, Number(value.toFixed(digits)));
