import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const e2ePort = process.env.E2E_PORT ?? '20090';
const sandboxPort = process.env.E2E_SANDBOX_PORT ?? '20091';
export const e2eData = process.env.E2E_DATA ?? path.join(os.tmpdir(), 'pierlight-e2e');

/** What one of the operator's scripts prints, on the database the tests share. */
async function ran(...typed: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [...typed], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PIERLIGHT_DATA: e2eData,
      PORT: e2ePort,
      SANDBOX_PORT: sandboxPort,
      DATABASE_URL: '',
    },
  });
  return stdout;
}

/** Decides as an operator does: `npm run operator -- …`. */
export const operate = (...typed: readonly string[]) =>
  ran('scripts/operator.ts', ...typed, '--as', 'mara', '--reason', 'a test asks for it');

/** The link that the operator's command prints, without its origin. */
export async function linkFor(email: string, page?: string): Promise<string> {
  const stdout = await ran('scripts/auto-login.ts', email, ...(page === undefined ? [] : [page]));
  const [address = ''] = stdout.split('\n');
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
