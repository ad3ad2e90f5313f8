import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../kernel/errors/domain-error.ts';

export type PasswordWork =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };

/** What a thread answers: a PHC string of `hash`, yes or no of `verify`, or why it could not be done. */
export type PasswordAnswer = { readonly value: string | boolean } | { readonly error: string };

/** What argon2id takes for one password: KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export interface PasswordThreadsOptions {
  readonly cost: PasswordCost;
  /** How many passwords are worked on at once; as many as there are cores when left out. */
  readonly threads?: number | undefined;
  /** How many may wait for a thread; later ones are told to retry. */
  readonly waiting: number;
}

interface Job {
  readonly work: PasswordWork;
  readonly resolve: (value: string | boolean) => void;
  readonly reject: (error: unknown) => void;
}

const retryAfterSeconds = 2;

/**
 * Works on passwords in threads of their own, first come, first served. argon2's own asynchronous
 * calls would take libuv's four threads, and with them reading files, name look-ups and compression.
 */
export function createPasswordThreads(options: PasswordThreadsOptions) {
  const most = options.threads ?? availableParallelism();
  const idle: Worker[] = [];
  const line: Job[] = [];
  const running = new Map<Worker, Job>();

  function start(): Worker {
    const worker = new Worker(new URL('./password-worker.ts', import.meta.url), {
      workerData: options.cost,
    });
    // It keeps no process alive: its sources are read anew, not the flags of this one.
    worker.unref();
    worker.on('message', (answer: PasswordAnswer) => {
      const job = running.get(worker);
      running.delete(worker);
      idle.push(worker);
      if ('error' in answer) job?.reject(new Error(answer.error));
      else job?.resolve(answer.value);
      next();
    });
    worker.on('error', (error) => {
      running.get(worker)?.reject(error);
      running.delete(worker);
      next();
    });
    return worker;
  }

  function next(): void {
    const job = line[0];
    if (!job || running.size >= most) return;
    line.shift();
    const worker = idle.pop() ?? start();
    running.set(worker, job);
    worker.postMessage(job.work);
  }

  return {
    /** @throws DomainError signInsBusy when too many wait already. */
    run: (work: PasswordWork): Promise<string | boolean> =>
      new Promise((resolve, reject) => {
        if (running.size >= most && line.length >= options.waiting) {
          reject(new DomainError('signInsBusy', { retryAfterSeconds }));
          return;
        }
        line.push({ work, resolve, reject });
        next();
      }),

    /** How many are worked on, and how many wait. */
    load: () => ({ running: running.size, waiting: line.length }),

    close: async (): Promise<void> => {
      const threads = [...idle, ...running.keys()];
      await Promise.all(threads.map((worker) => worker.terminate()));
    },
  };
}

export type PasswordThreads = ReturnType<typeof createPasswordThreads>;
