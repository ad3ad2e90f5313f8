import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import { describe, expect, test } from 'vitest';
import { withdrawalFailure, withdrawalSteps } from './withdrawal-tracker.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const at = (stage: 'check' | 'review' | 'approved' | 'sent', expectedAt: string) => ({
  status: invoiceStatus.pending,
  withdrawal: { stage, fee: 0, destination: '•• 3000', expectedAt },
});
const statesOf = (invoice: Parameters<typeof withdrawalSteps>[0]) =>
  withdrawalSteps(invoice, now).steps.map(({ state }) => state);

describe('how far a withdrawal has come', () => {
  test('is shown step by step', () => {
    const soon = '2026-05-02T12:00:00.000Z';
    expect(statesOf(at('check', soon))).toEqual(['done', 'now', 'next', 'next']);
    expect(statesOf(at('review', soon))).toEqual(['done', 'now', 'next', 'next']);
    expect(statesOf(at('approved', soon))).toEqual(['done', 'done', 'now', 'next']);
    expect(statesOf(at('sent', soon))).toEqual(['done', 'done', 'done', 'now']);
  });

  test('it says when it takes longer than was said, not while it is looked at and not once it has ended', () => {
    const past = '2026-05-01T11:59:59.000Z';
    expect(withdrawalSteps(at('sent', past), now).isLate).toBe(true);
    expect(withdrawalSteps(at('sent', '2026-05-01T12:00:01.000Z'), now).isLate).toBe(false);
    expect(withdrawalSteps(at('review', past), now).isLate).toBe(false);
    expect(withdrawalSteps(at('check', past), now).isLate).toBe(false);
    const ended = { ...at('sent', past), status: invoiceStatus.success };
    expect(withdrawalSteps(ended, now).isLate).toBe(false);
  });
});

test('a reason nobody knows is that of a provider that did not take it', () => {
  expect(withdrawalFailure({ failureReason: 'payoutDeclined' })).toBe('payoutDeclined');
  expect(withdrawalFailure({ failureReason: 'something' })).toBe('unavailable');
});
