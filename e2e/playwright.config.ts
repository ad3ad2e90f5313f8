import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestChromium } from '../scripts/checks/chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const port = process.env.E2E_PORT ?? '20090';
const sandboxPort = process.env.E2E_SANDBOX_PORT ?? '20091';
const data = process.env.E2E_DATA ?? path.join(os.tmpdir(), 'pierlight-e2e');
const origin = `http://localhost:${port}`;

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
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: 'crash.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: 'crash.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
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
      DATABASE_URL: '',
      PUBLIC_ORIGIN: '',
      // A test may put a visitor into a country, as the proxy in front of the site does.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      GTM_ID: 'GTM-E2E1',
      // A saved destination rests for a few seconds, which the journeys of money out sit out.
      PAYOUT_DESTINATION_REST_HOURS: '0.001',
      // As much as a few stakes set free has to be looked at by an operator.
      WITHDRAWAL_REVIEW_ABOVE: '300',
      // A round is over when it has been shown.
      STUDIO_SHOWN_ROUND_MS: '0',
      // Every visitor of the run has the same address.
      SIGN_INS_PER_MINUTE: '10000',
      FREE_OPENINGS_PER_HOUR: '1000',
      REQUESTS_PER_MINUTE: '100000',
      RENDERS_PER_MINUTE: '100000',
      MESSAGES_PER_HOUR: '100000',
      CODES_PER_HOUR: '100000',
      PASSWORD_MEMORY_MIB: '19',
    },
  },
});
