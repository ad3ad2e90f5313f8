import { type Browser, chromium } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import { findChromium } from '../scripts/checks/chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The browser of the measurements. @throws Error when there is none, with how to install it */
export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: installed(), args: flags });
}

/** The browser for tools that drive it over a port of its own. @throws Error as `startChromium` */
export function startChromiumOnPort(): Promise<LaunchedChrome> {
  return launch({ chromePath: installed(), chromeFlags: ['--headless=new', ...flags] });
}

function installed(): string {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error(
      'There is no Chromium to measure with. Install it ("apt-get install chromium"), or name one with CHROMIUM_PATH.',
    );
  return executablePath;
}
