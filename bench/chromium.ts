import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/checks/chromium.ts';

/** The browser of the measurements. @throws Error when there is none, with how to install it */
export function startChromium(...flags: string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error(
      'There is no Chromium to measure with. Install it ("apt-get install chromium"), or name one with CHROMIUM_PATH.',
    );
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      ...flags,
    ],
  });
}
