import { existsSync } from 'node:fs';
import { installFromDistribution } from './chromium.ts';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** A Firefox as people have it: FIREFOX_PATH, or the system's. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH ?? '', ...usual].find((file) => file !== '' && existsSync(file));

/**
 * Finds Firefox, installing the distribution's when there is none and this user may.
 *
 * @throws Error that says how to get one
 */
export function ensureFirefox(say: (text: string) => void): string {
  const found = findFirefox();
  if (found) return found;
  installFromDistribution('Firefox', ['firefox-esr', 'firefox'], say);
  const installed = findFirefox();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Firefox. Install it ("apt-get install firefox-esr" as root), or name one with FIREFOX_PATH.',
  );
}
