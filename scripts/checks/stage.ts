import { say } from '../progress.ts';
import type { Step } from './steps.ts';
import type { Tally } from './tally.ts';

export interface Finished {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
}

/** Steps that run at a time. */
const LANES = 2;

/**
 * Runs steps that need nothing of each other, two at a time, begun in their order.
 *
 * @returns what came of each, in the order of the steps; one that throws has failed once
 */
export async function runStage(steps: readonly Step[]): Promise<Finished[]> {
  const finished: Finished[] = [];
  const left = steps.entries();
  async function work(): Promise<void> {
    for (const [place, step] of left) finished[place] = await runStep(step);
  }
  await Promise.all(Array.from({ length: LANES }, work));
  return finished;
}

async function runStep({ name, title, run }: Step): Promise<Finished> {
  say(title);
  const start = performance.now();
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    tally = await run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  say(tally.failed > 0 ? `✗ ${name}: ${tally.failed} failed` : `✓ ${name}`);
  return { name, tally, seconds: (performance.now() - start) / 1000 };
}
