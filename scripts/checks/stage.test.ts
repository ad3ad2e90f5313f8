import { expect, test } from 'vitest';
import { runStage } from './stage.ts';
import type { Step } from './steps.ts';

const step = (name: string, run: Step['run']): Step => ({ name, title: name, run });
const counted = (passed: number, failed = 0) => ({ passed, failed });

test('two steps run at a time, and what came of them stands in their order', async () => {
  let running = 0;
  let most = 0;
  const first = Promise.withResolvers<void>();
  const note = async (wait: Promise<unknown>) => {
    running += 1;
    most = Math.max(most, running);
    await wait;
    running -= 1;
  };
  const finished = await runStage([
    step('slow', async () => {
      await note(first.promise);
      return counted(3);
    }),
    step('quick', async () => {
      await note(Promise.resolve());
      return counted(2, 1);
    }),
    step('last', async () => {
      await note(Promise.resolve());
      first.resolve();
      return counted(1);
    }),
  ]);
  expect(most).toBe(2);
  expect(finished.map(({ name, tally }) => [name, tally])).toEqual([
    ['slow', counted(3)],
    ['quick', counted(2, 1)],
    ['last', counted(1)],
  ]);
});

test('a step that throws has failed, and the others run', async () => {
  const finished = await runStage([
    step('broken', () => Promise.reject(new Error('no browser'))),
    step('whole', async () => counted(4)),
  ]);
  expect(finished.map(({ tally }) => tally)).toEqual([counted(0, 1), counted(4)]);
});
