import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const e2ePort = process.env.E2E_PORT ?? '20090';
const e2eData = process.env.E2E_DATA ?? path.join(os.tmpdir(), 'pierlight-e2e');

/** The link that the operator's command prints, without its origin. */
export async function linkFor(email: string, page?: string): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['scripts/auto-login.ts', email, ...(page === undefined ? [] : [page])],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, PIERLIGHT_DATA: e2eData, PORT: e2ePort, DATABASE_URL: '' },
    },
  );
  const [address = ''] = stdout.split('\n');
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
