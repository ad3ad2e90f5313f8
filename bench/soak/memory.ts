import { execFileSync } from 'node:child_process';
import { setInterval as every } from 'node:timers/promises';
import { partOf } from './parts.ts';

export interface MemorySample {
  /** Milliseconds since the watch began. */
  readonly at: number;
  readonly pid: number;
  readonly mebibytes: number;
}

const SAMPLE_EVERY = 5_000;

/** Notes every few seconds what the platform has resident, and prints it every minute. */
export function watchMemory(launcher: number, signal: AbortSignal) {
  const samples: MemorySample[] = [];
  const began = performance.now();
  let minutes = 0;
  async function watch(): Promise<void> {
    for await (const _ of every(SAMPLE_EVERY, undefined, { signal })) {
      const sample = sampleOf(launcher, performance.now() - began);
      if (sample) samples.push(sample);
      if (performance.now() - began < (minutes + 1) * 60_000) continue;
      minutes += 1;
      console.log(JSON.stringify({ minute: minutes, mebibytes: sample?.mebibytes ?? null }));
    }
  }
  const done = watch().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
  return { samples, done };
}

function sampleOf(launcher: number, at: number): MemorySample | null {
  const pid = partOf(launcher, 'apps/platform/src/main.ts');
  if (pid === null) return null;
  try {
    const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return { at, pid, mebibytes: Math.round(Number(kibibytes) / 1024) };
  } catch {
    // It ended just now.
    return null;
  }
}

/**
 * What a process had resident at its end, and at the age at which it should have stopped growing, of the
 * process that grew most between the two; each is the most of the half minute before.
 */
export function growthOf(
  samples: readonly MemorySample[],
  settledAge: number,
): [end: number, settled: number] {
  const lives = Map.groupBy(samples, ({ pid }) => pid);
  const most = (life: readonly MemorySample[], until: number) =>
    Math.max(
      ...life.filter(({ at }) => at <= until && at > until - 30_000).map((each) => each.mebibytes),
    );
  const grown = [...lives.values()]
    .map((life) => ({ life, from: life[0]?.at ?? 0, to: life.at(-1)?.at ?? 0 }))
    .filter(({ from, to }) => to > from + settledAge)
    .map(({ life, from, to }): [number, number] => [most(life, to), most(life, from + settledAge)])
    .toSorted(
      ([end, settled], [otherEnd, otherSettled]) => otherEnd / otherSettled - end / settled,
    );
  return grown[0] ?? [0, 1];
}
