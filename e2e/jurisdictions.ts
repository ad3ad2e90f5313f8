import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { e2eData } from './operator.ts';
import { test as base } from './visitor.ts';

const root = path.resolve(import.meta.dirname, '..');
const data = `${e2eData}-jurisdictions`;
const content = `${data}-content`;
// Above the ports of the sandbox that the other journeys use.
const port = Number(process.env.E2E_SANDBOX_PORT ?? '20091') + 20;

/**
 * The content with rules for people who can register: those of Great Britain, whose people cannot, are told of in
 * Ireland.
 */
async function contentWithRules(): Promise<void> {
  await rm(content, { recursive: true, force: true });
  await cp(path.join(root, 'content'), content, { recursive: true });
  const file = path.join(content, 'jurisdictions.json');
  const rules = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(
    file,
    JSON.stringify({ ...rules, countries: { ...rules.countries, IE: 'ukgc-like' } }),
  );
}

async function started(): Promise<{ origin: string; stop: () => Promise<void> }> {
  await contentWithRules();
  const origin = `http://localhost:${port}`;
  const product = spawn(process.execPath, ['scripts/launch.ts'], {
    cwd: root,
    // Without its parent it ends by itself.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ PORT: String(port), SANDBOX_PORT: String(port + 1), PIERLIGHT_DATA: data },
      ...{ DATABASE_URL: '', PUBLIC_ORIGIN: '', TRUSTED_PROXIES: '127.0.0.1,::1' },
      ...{ CONTENT_DIR: content, JURISDICTION: 'auto' },
      ...{ STUDIO_SHOWN_ROUND_MS: '0', PASSWORD_MEMORY_MIB: '19' },
    },
  });
  const isUp = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (product.exitCode !== null) throw new Error('the product ended before it was up');
    await pause(200);
  }
  return {
    origin,
    stop: async () => {
      const ended = once(product, 'exit');
      product.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * A product of its own, whose players stand under the rules of their country. It is started for the first of these
 * tests: the one that the other journeys use has the same rules for everybody.
 */
export const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ playwright: _playwright }, use) => {
      const { origin, stop } = await started();
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
