import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '../scripts/checks/firefox.ts';
import { isTakenOver } from './visitor.ts';

/** The same deadline, in milliseconds, as actions have in Playwright. */
const TIMEOUT = 45_000;

/** A visitor in a regular Firefox, with cookies of their own. */
export interface FirefoxVisitor {
  readonly context: BrowserContext;
  /** Opens a tab in front of the others; what the browser complains about in it fails the test. */
  readonly openTab: () => Promise<Page>;
}

interface WorkerFixtures {
  readonly firefox: Browser;
}

function noteComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  // Chromium writes these to the console, Firefox does not.
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.status()} ${response.url()}`);
  });
}

/**
 * Tests in the Firefox that people have, over WebDriver BiDi: Playwright drives only a Firefox of its own making.
 * The visitor has answered the question about cookies and wants little motion, as in Chromium.
 */
export const test = base.extend<{ visitor: FirefoxVisitor }, WorkerFixtures>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath: findFirefox() ?? '',
        headless: true,
        defaultViewport: { width: 1280, height: 800 },
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    await context.setCookie({ name: 'consent', value: '1', domain: 'localhost', path: '/' });
    const complaints: string[] = [];
    const openTab = async () => {
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT);
      noteComplaints(page, complaints);
      return page;
    };
    await use({ context, openTab });
    await context.close();
    expect(complaints, 'complaints of Firefox').toEqual([]);
  },
});

/** The elements of the site that have a role. */
const elements = {
  button: 'button',
  checkbox: 'input',
  combobox: 'input',
  heading: 'h2',
  link: 'a',
  menuitem: '[role]',
  option: '[role]',
  radio: 'input',
  textbox: 'input',
} as const;
export type Role = keyof typeof elements;

/**
 * A selector by role and whole accessible name, as Firefox computes them. Each element in question costs a call to
 * the browser, so only those that may have the role are asked, and only within a part of the page.
 */
export const byRole = (role: Role, name: string, within: string) =>
  `${within} ${elements[role]}::-p-aria([name="${name}"][role="${role}"])`;

/** Opens a page and waits until React has taken it over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isTakenOver);
}

/** What the header says. Can be asked of a tab behind another, which draws nothing and so cannot be waited in. */
export const headerOf = (page: Page): Promise<string> =>
  // Between two documents there is none.
  page.$eval('header', (header) => header.textContent).catch(() => '');
