import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window: the same engine, and the tests take a quarter less time in it. */
const shell = '/usr/bin/chromium-headless-shell';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstOf = (files: readonly string[]) =>
  [process.env.CHROMIUM_PATH ?? '', ...files].find((file) => file !== '' && existsSync(file));

/** A browser as people have it: CHROMIUM_PATH, the system's, or one Playwright installed. */
export const findChromium = () => firstOf([...usual, chromium.executablePath()]);

/** The browser of the end-to-end tests: one without a window rather than another. */
export const findTestChromium = () => firstOf([shell, ...usual, chromium.executablePath()]);

/**
 * Finds Chromium, installing the distribution's when there is none and this user may.
 *
 * @throws Error that says how to get one
 */
export function ensureChromium(say: (text: string) => void): string {
  const found = findTestChromium();
  if (found) return found;
  installFromDistribution('Chromium', ['chromium-headless-shell', 'chromium'], say);
  const installed = findTestChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it ("apt-get install chromium" as root, or "npx playwright install chromium"), or name one with CHROMIUM_PATH.',
  );
}

/** Installs the first of some packages that there is, where this user may and the system has apt. */
export function installFromDistribution(
  browser: string,
  packages: readonly string[],
  say: (text: string) => void,
): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`there is no ${browser} for the browser tests: installing the system’s (apt-get)`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  for (const name of packages) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', name], options);
    if (status === 0) break;
  }
}
