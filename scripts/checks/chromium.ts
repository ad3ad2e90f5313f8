import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the end-to-end tests: CHROMIUM_PATH, the system's, or one Playwright installed. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...usual, chromium.executablePath()].find(
    (file) => file !== '' && existsSync(file),
  );
}

/**
 * Finds Chromium, installing Debian's when there is none and this user may.
 *
 * @throws Error that says how to get one
 */
export function ensureChromium(say: (text: string) => void): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('there is no Chromium for the browser tests: installing the system’s (apt-get)');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], options);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium. Install it ("apt-get install chromium" as root, or "npx playwright install chromium"), or name one with CHROMIUM_PATH.',
  );
}
