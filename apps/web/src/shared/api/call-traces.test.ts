import { expect, test } from 'vitest';
import { createCallTraces, type SpanReport } from './call-traces.ts';

function start() {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const told: SpanReport[] = [];
  const target = new EventTarget() as unknown as Window;
  const traces = createCallTraces({
    now: () => now,
    randomBytes: (count) => new Uint8Array(count).fill(0xab),
  });
  return {
    told,
    traces,
    target,
    begin: () => traces.start(target, (span) => told.push(span)),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('a call is timed from the press that caused it, under the ids it is sent with', () => {
  const { told, traces, target, begin, pass } = start();
  begin();
  target.dispatchEvent(new Event('pointerup'));
  pass(40);
  const call = traces.begin('limits.create');
  expect(call?.header).toBe(`00-${'ab'.repeat(16)}-${'ab'.repeat(8)}-01`);
  pass(60);
  call?.end();
  expect(told).toEqual([
    {
      kind: 'span',
      traceId: 'ab'.repeat(16),
      spanId: 'ab'.repeat(8),
      name: 'press limits.create',
      startedAt: '2026-06-01T12:00:00.000Z',
      milliseconds: 100,
    },
  ]);
});

test('a call that no press caused begins with itself', () => {
  const { told, traces, target, begin, pass } = start();
  begin();
  target.dispatchEvent(new Event('keydown'));
  pass(5_000);
  traces.begin('wallet.accounts')?.end();
  expect(told).toMatchObject([{ name: 'page wallet.accounts', milliseconds: 0 }]);
});

test('nothing is timed for an operator who does not trace, nor the telling itself', () => {
  const { traces, begin } = start();
  expect(traces.begin('wallet.accounts')).toBeNull();
  const end = begin();
  expect(traces.begin('analytics.report')).toBeNull();
  end();
  expect(traces.begin('wallet.accounts')).toBeNull();
});
