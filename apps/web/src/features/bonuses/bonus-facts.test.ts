import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { expect, test } from 'vitest';
import { heldIn } from './bonus-facts.ts';

const bonus = (id: string, status: 1 | 2 | 3, other: Partial<PlayerBonus> = {}) =>
  ({ id, status, currency: 'EUR', isEnding: false, ...other }) as PlayerBonus;

test('money waits for the bonus being played, else for one that waits, and for none that is ending or over', () => {
  const waiting = bonus('waiting', 1);
  const active = bonus('active', 2);
  expect(heldIn([waiting, active], 'EUR')?.id).toBe('active');
  expect(heldIn([bonus('over', 3), waiting], 'EUR')?.id).toBe('waiting');
  expect(heldIn([bonus('ending', 2, { isEnding: true })], 'EUR')).toBeUndefined();
  expect(heldIn([active], 'USD')).toBeUndefined();
});
