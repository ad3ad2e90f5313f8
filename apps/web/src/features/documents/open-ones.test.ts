import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import { documentStatus } from '@pierlight/contract/documents/statuses';
import { expect, test } from 'vitest';
import { openOnes } from './open-ones.ts';

let made = 0;
function document(
  kind: PlayerDocument['kind'],
  status: keyof typeof documentStatus,
): PlayerDocument {
  made += 1;
  return {
    ...{ id: `document-${made}`, attempt: `attempt-${made}`, kind, status: documentStatus[status] },
    ...{ reason: null, isFinal: false, pages: 1, files: [], validUntil: null },
    ...{ createdAt: '2026-04-12T10:00:00Z', completedAt: null, reviewedAt: null },
    version: 1,
  };
}

test('what was turned down stays open until another one of its kind is sent', () => {
  const rejected = document('passport', 'rejected');
  const other = document('identityCard', 'approved');
  expect(openOnes([other, rejected])).toEqual([rejected]);
  const again = document('passport', 'pending');
  expect(openOnes([again, other, rejected])).toEqual([again]);
});

test('each that waits is open, and none that was accepted', () => {
  const [first, second] = [document('passport', 'pending'), document('passport', 'pending')];
  const expired = document('proofOfAddress', 'expired');
  expect(openOnes([first, document('passport', 'approved'), second, expired])).toEqual([
    ...[first, second, expired],
  ]);
  expect(openOnes([])).toEqual([]);
});
