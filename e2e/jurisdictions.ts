import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { e2eData } from './operator.ts';
import { productSettings } from './product.ts';
import { test as base } from './visitor.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What the product keeps. */
export const rulesData = path.join(e2eData, 'jurisdictions');
const content = path.join(e2eData, 'jurisdictions-content');
/** The first after those of the other product's sandbox. */
const port = Number(process.env.E2E_SANDBOX_PORT ?? '20091') + 14;

/** The content, with the rules of Great Britain for Ireland: the British themselves cannot register. */
async function writeContent(): Promise<void> {
  await rm(content, { recursive: true, force: true });
  await cp(path.join(root, 'content'), content, { recursive: true });
  const file = path.join(content, 'jurisdictions.json');
  const rules = JSON.parse(await readFile(file, 'utf8'));
  const countries = { ...rules.countries, IE: 'ukgc-like' };
  await writeFile(file, JSON.stringify({ ...rules, countries }));
}

async function start(): Promise<{ origin: string; stop: () => Promise<void> }> {
  await writeContent();
  const origin = `http://localhost:${port}`;
  const product = spawn(process.execPath, ['scripts/launch.ts'], {
    cwd: root,
    // Without its parent it ends by itself.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...productSettings,
      ...{ PORT: String(port), SANDBOX_PORT: String(port + 1), PIERLIGHT_DATA: rulesData },
      ...{ CONTENT_DIR: content, JURISDICTION: 'auto' },
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
 * A product of its own, whose players stand under the rules of their country: the one that the other journeys use
 * has the same rules for everybody.
 */
export const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ playwright: _playwright }, use) => {
      const { origin, stop } = await start();
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
