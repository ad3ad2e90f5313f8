import type { ClientReport } from '@pierlight/contract/analytics/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReporting } from './reporting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const vital = (value: number): ClientReport => ({ kind: 'vital', name: 'LCP', value });

function start() {
  const sent: number[] = [];
  const report = async ({ reports }: { reports: unknown[] }) => void sent.push(reports.length);
  return { sent, reporting: createReporting({ analytics: { report } } as never) };
}

it('gathers reports, tells none twice, and sends few at a time', async () => {
  const { sent, reporting } = start();
  reporting.add(vital(1));
  reporting.add(vital(1));
  reporting.add(vital(2));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([2]);
  for (let value = 0; value < 100; value += 1) reporting.add(vital(value));
  reporting.send();
  expect(sent).toEqual([2, 20, 18]);
});
