import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseGone, isDatabaseUnable } from '../errors/database-trouble.ts';

/** Milliseconds between two tries to reach a database that is gone. */
const patience = 250;

const isTemporary = (error: unknown) => isDatabaseGone(error) || isDatabaseUnable(error);

/**
 * A code after which the jobs' library sends a statement again within moments. It knows no code for
 * a lost connection or a full disk, and lets that failure end the process when a job is being written off.
 */
const tryAgain = '40001';

function askToTryAgain(error: unknown): never {
  if (!isTemporary(error)) throw error;
  const lost = new Error('The database could not be used; trying again', { cause: error });
  throw Object.assign(lost, { code: tryAgain });
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * Connections for jobs that outlive the loss of the database: who asks for one waits until it is
 * back, and a statement that was cut is sent again. All that the library sends may be sent twice.
 */
export class PatientPool extends pg.Pool {
  #isWaiting = true;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
      Object.assign(client, {
        query: (...asked: unknown[]) => {
          const answer = query(...asked);
          return answer instanceof Promise ? answer.catch(askToTryAgain) : answer;
        },
      });
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(told: Connected): void;
  override connect(told?: Connected): Promise<pg.PoolClient> | undefined {
    if (!told) return this.#reach();
    super.connect(told);
    return undefined;
  }

  /** From now on a database that is gone is a failure at once. */
  giveUp(): void {
    this.#isWaiting = false;
  }

  async #reach(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (!this.#isWaiting || !isTemporary(error)) throw error;
        await wait(patience);
      }
    }
  }
}
