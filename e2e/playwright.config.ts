import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestChromium } from '../scripts/checks/chromium.ts';
import { productSettings } from './product.ts';

/** Each of them is run by a project of its own alone. */
const apart = ['crash.spec.ts', 'jurisdictions.spec.ts'];
const root = path.resolve(import.meta.dirname, '..');
const port = process.env.E2E_PORT ?? '20090';
const sandboxPort = process.env.E2E_SANDBOX_PORT ?? '20091';
const data = process.env.E2E_DATA ?? path.join(os.tmpdir(), 'pierlight-e2e');
const origin = `http://localhost:${port}`;

/** No test: what `npm run pictures` plays instead of the journeys. */
const readme = {
  name: 'readme',
  testMatch: 'readme-pictures.ts',
  use: { viewport: { width: 1280, height: 800 } },
};

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(root, 'test-results'),
  // Journeys wait for somebody else for a good part: three workers leave a sixth of two processors idle.
  workers: 4,
  forbidOnly: true,
  // What fails once on a busy machine is tried again, and named as flaky in the list.
  retries: 1,
  // Deadlines for a machine that is busy with other things; a state is waited for, never a time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    actionTimeout: 45_000,
    // Visitors have answered the question about cookies, with no; consent.spec.ts asks it.
    storageState: {
      cookies: [
        {
          name: 'consent',
          value: '1',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    browserName: 'chromium',
    // Movement takes a tenth of the processors; journeys of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What it keeps would outlive a test; `installed.spec.ts` lets it in.
    serviceWorkers: 'block',
    // Recording costs every test some time: E2E_TRACE=1 records, and keeps what failed.
    trace: { mode: process.env.E2E_TRACE ? 'retain-on-failure' : 'off', screenshots: false },
    launchOptions: {
      executablePath: findTestChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: what V8 would compile for speed seldom runs again.
        '--js-flags=--no-turbofan',
      ],
    },
  },
  projects:
    process.env.README_PICTURES === '1'
      ? [readme]
      : [
          {
            name: 'phone',
            testIgnore: apart,
            use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
          },
          {
            name: 'desktop',
            testIgnore: apart,
            use: { viewport: { width: 1440, height: 900 } },
          },
          {
            name: 'jurisdictions',
            testMatch: 'jurisdictions.spec.ts',
            // It starts a product of its own, on ports of which there is one set.
            workers: 1,
          },
          {
            name: 'crash',
            testMatch: 'crash.spec.ts',
            // Ends a process that the others play with.
            dependencies: ['phone', 'desktop'],
            use: { viewport: { width: 1440, height: 900 } },
          },
        ],
  webServer: {
    command: `"${process.execPath}" scripts/launch.ts`,
    cwd: root,
    url: `${origin}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 40_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      ...(process.env as Record<string, string>),
      PORT: port,
      SANDBOX_PORT: sandboxPort,
      PIERLIGHT_DATA: data,
      ...productSettings,
      GTM_ID: 'GTM-E2E1',
      // A saved destination has a cool-down of a few seconds, which the journeys of withdrawals wait for.
      PAYOUT_DESTINATION_COOLDOWN_HOURS: '0.001',
      // As much as a few stakes set free has to be reviewed by an operator.
      WITHDRAWAL_REVIEW_ABOVE: '300',
    },
  },
});
