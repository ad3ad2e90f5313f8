import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from '../command.ts';
import { say } from '../progress.ts';
import { ensureChromium } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { ensureNginx } from './nginx.ts';
import { freePorts } from './ports.ts';
import { ensureRedis } from './redis.ts';
import { readReport } from './reports.ts';
import { countPlaywright, countVitest, type Tally } from './tally.ts';

/**
 * Runs tests in Vitest.
 *
 * @param report where it leaves what came of each
 * @param chosen further arguments: projects and files
 */
export async function runTests(report: string, chosen: readonly string[] = []): Promise<Tally> {
  const environment = { REDIS_SERVER_PATH: ensureRedis(say), NGINX_PATH: ensureNginx(say) };
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const result = await run('vitest', ['run', ...reporters, ...chosen], {
    follow: true,
    environment,
  });
  return countVitest(await readReport(report), result.ok);
}

/** Plays journeys in Playwright, on an instance of their own. */
export async function playJourneys(report: string, chosen: readonly string[] = []): Promise<Tally> {
  const chromium = ensureChromium(say);
  const firefox = ensureFirefox(say);
  await rm(report, { force: true });
  const data = await mkdtemp(path.join(os.tmpdir(), 'pierlight-e2e-'));
  await chmod(data, 0o711);
  const [port, sandboxPort] = await freePorts();
  try {
    const result = await run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...chosen],
      {
        follow: true,
        environment: {
          CHROMIUM_PATH: chromium,
          FIREFOX_PATH: firefox,
          E2E_PORT: String(port),
          E2E_SANDBOX_PORT: String(sandboxPort),
          E2E_DATA: data,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    );
    return countPlaywright(await readReport(report), result.ok);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
