import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { runStatement, withDatabase } from './administer.ts';

export interface TestDatabase {
  /** Connects as the owner: migrations, planted rows, a look behind the scenes. */
  readonly ownerUrl: string;
  /** Connects as `pierlight_app`, with just the rights the application has. */
  readonly url: string;
  /** Removes the database, cutting connections that are still open. */
  drop(): Promise<void>;
}

/**
 * A fresh, migrated database of its own, copied from the run's template in some tens of
 * milliseconds. For `*.db.test.ts` only.
 *
 * ```ts
 * const database = await createTestDatabase();
 * afterAll(() => database.drop());
 * ```
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runStatement(serverUrl, `create database ${name} template ${inject('testTemplate')}`);
  const ownerUrl = withDatabase(serverUrl, name);
  const url = new URL(ownerUrl);
  url.searchParams.set('options', '-c role=pierlight_app');
  return {
    ownerUrl,
    url: url.toString(),
    drop: () => runStatement(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
