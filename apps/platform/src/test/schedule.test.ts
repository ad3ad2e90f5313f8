import { parseCronItem } from 'graphile-worker';
import { expect, test } from 'vitest';
import { newestSlot } from '../kernel/jobs/schedule.ts';
import { schedule } from '../schedule.ts';

// The worker reads less than other crons do, no steps within a range as in 7-59/10: what it cannot read stops the start.
test.each(Object.entries(schedule))('the worker reads when %s runs: %s', (task, match) => {
  const item = parseCronItem({ task, match });
  const due = newestSlot(item, new Date('2026-03-01T23:59:00Z'));
  expect(due, 'it runs on any day').not.toBeNull();
});
