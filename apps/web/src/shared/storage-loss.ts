import { alerts } from './alerts/alerts.ts';
import type { Store } from './storage.ts';

/** Longer than other alerts: it gives advice, and appears while the player types. Milliseconds. */
const READING_TIME = 15_000;

let isSaid = false;

/**
 * Says, once in a tab, that this browser keeps nothing: where somebody gives what a reload would lose.
 */
export function sayWhatIsLost(store: Pick<Store, 'isKept'>): void {
  if (isSaid || store.isKept()) return;
  isSaid = true;
  alerts.show({ key: 'storage.lost', duration: READING_TIME });
}
