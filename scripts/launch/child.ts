import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface ChildOptions {
  /** As in "the platform". */
  readonly title: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Answers 200 once the process, which has said that it listens, can serve. */
  readonly readyUrl: string;
  readonly say: (text: string) => void;
  /** Told of the process's number, each time it is started. */
  readonly onStarted?: (pid: number) => void;
  /** How often a process that was ready is started again before giving up. */
  readonly restarts?: number;
  /** The pause before the first restart, doubling, in milliseconds. */
  readonly backoff?: number;
}

export interface Child {
  /** Resolves when the process answers; rejects when it ends before it ever did. */
  readonly ready: Promise<void>;
  /** Resolves with true after a stop, with false when the process kept crashing. */
  readonly done: Promise<boolean>;
  /** Asks the process to drain and leave; after `patience` seconds it is ended. */
  stop(signal: NodeJS.Signals, patience: number): Promise<boolean>;
}

/** A crash this long after the last one starts counting afresh, in milliseconds. */
const forgetAfter = 60_000;

const lifeline = new URL('./lifeline.ts', import.meta.url).href;

/**
 * Runs one process of the installation and starts it again when it crashes.
 *
 * It gets a process group of its own, so that Ctrl-C reaches it once, through us; an input whose end
 * tells it that we are gone (`lifeline.ts`); and an IPC channel, over which it says
 * `{ ready: true }` once it listens. That its port answers says nothing: another process may have it.
 */
export function startChild(options: ChildOptions): Child {
  const { title, say, restarts = 3, backoff = 1000 } = options;
  let current: ChildProcess | undefined;
  let stopping = false;
  let wasReady = false;

  const launch = () => {
    const child = spawn(process.execPath, ['--import', lifeline, ...options.args], {
      cwd: options.cwd,
      stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
      detached: true,
      env: { ...process.env, ...options.environment },
    });
    current = child;
    if (child.pid !== undefined) options.onStarted?.(child.pid);
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) =>
        resolve(signal ? `signal ${signal}` : `exit code ${code}`),
      );
    });
    return { child, ended };
  };

  const first = launch();
  let listens = false;
  first.child.on('message', (message) => {
    listens ||= (message as { ready?: unknown }).ready === true;
  });
  const isReady = async () => listens && (await answers(options.readyUrl));
  const ready = waitUntilReady(isReady, first.ended, (seconds) =>
    say(`still waiting for ${title} (${seconds} s)`),
  ).then((how) => {
    if (how !== undefined) {
      throw new Error(`${capitalise(title)} could not start (${how}); it says why above.`);
    }
    wasReady = true;
  });

  const watch = async (): Promise<boolean> => {
    let ended = first.ended;
    for (let crashes = 0; ; ) {
      const up = performance.now();
      const how = await ended;
      // Asked to stop while it was still starting, it may not have known how to yet.
      if (stopping) {
        const clean = how === 'exit code 0' || !wasReady;
        if (!clean) say(`${title} did not stop cleanly (${how})`);
        return clean;
      }
      if (!wasReady) return false;
      crashes = performance.now() - up > forgetAfter ? 1 : crashes + 1;
      if (crashes > restarts) {
        say(`${title} ended unexpectedly (${how}) ${crashes} times in a row: giving up`);
        return false;
      }
      const wait = backoff * 2 ** (crashes - 1);
      say(
        `${title} ended unexpectedly (${how}): starting it again in ${wait / 1000} s, try ${crashes} of ${restarts}`,
      );
      await pause(wait);
      if (stopping) return true;
      ended = launch().ended;
    }
  };
  const done = watch();

  return {
    ready,
    done,
    async stop(signal, patience) {
      stopping = true;
      current?.kill(signal);
      const timer = setTimeout(() => {
        say(`${title} did not stop within ${patience} s: ending it`);
        if (current?.pid) endGroup(current.pid);
      }, patience * 1000);
      const clean = await done;
      clearTimeout(timer);
      return clean;
    },
  };
}

/** @returns undefined once the process is ready, or how it ended before it was */
async function waitUntilReady(
  isReady: () => Promise<boolean>,
  ended: Promise<string>,
  report: (seconds: number) => void,
): Promise<string | undefined> {
  for (let waited = 0; ; waited += 50) {
    if (await isReady()) return undefined;
    const how = await Promise.race([ended, pause(50, undefined)]);
    if (how !== undefined) return how;
    if (waited > 0 && waited % 5000 === 0) report(waited / 1000);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It left in the meantime.
  }
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
