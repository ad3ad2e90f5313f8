/** How people use the pages that are measured. Each starts on the page as it was loaded. */
import type { Page } from '@playwright/test';
import type { MeasuredPage } from '../measured-pages.ts';

export interface Interaction {
  readonly title: string;
  readonly audience: 'guest' | 'player';
  use(page: Page): Promise<void>;
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const dialog = (page: Page) => page.getByRole('dialog').first();
const heart = (page: Page) => page.getByRole('button', { name: /^Favourite: / }).first();

const menu: Interaction = {
  title: 'opens the menu and closes it',
  audience: 'guest',
  async use(page) {
    await bar(page).getByRole('button', { name: 'Menu' }).tap();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  },
};

const search: Interaction = {
  title: 'searches',
  audience: 'guest',
  async use(page) {
    await bar(page).getByRole('link', { name: 'Search' }).tap();
    await page.getByRole('textbox').first().pressSequentially('koi');
    await dialog(page)
      .getByRole('link', { name: /Koi Lantern/ })
      .waitFor();
  },
};

const signUp: Interaction = {
  title: 'opens the sign-up and types',
  audience: 'guest',
  async use(page) {
    await page.getByRole('banner').getByRole('link', { name: 'Join' }).tap();
    await dialog(page).getByRole('textbox').first().pressSequentially('ada@example.com');
  },
};

const favourite: Interaction = {
  title: 'makes a game a favourite',
  audience: 'player',
  async use(page) {
    await heart(page).tap();
    await page.locator('button[aria-pressed="true"]').first().waitFor();
  },
};

const wallet: Interaction = {
  title: 'opens the wallet',
  audience: 'player',
  async use(page) {
    await bar(page).getByRole('link', { name: 'Wallet' }).tap();
    await dialog(page).getByRole('button', { name: /Card/ }).first().waitFor();
  },
};

const filter: Interaction = {
  title: 'narrows the games',
  audience: 'guest',
  async use(page) {
    await page.getByRole('button', { name: 'Volatility' }).tap();
    await page.getByRole('checkbox', { name: 'High' }).first().check();
    await page.waitForURL(/volatility=high/);
  },
};

export const interactionsOf: Readonly<Record<MeasuredPage, readonly Interaction[]>> = {
  home: [menu, search, signUp],
  category: [filter, menu, signUp],
  game: [favourite, wallet],
};
