import path from 'node:path';
import { slotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { playRound, ready } from './game.ts';
import { text } from './texts.ts';
import { settled, test, visit } from './visitor.ts';

// The pictures of the README: `npm run pictures` takes them anew.

const keep = (page: import('@playwright/test').Page, name: string) =>
  page.screenshot({
    path: path.resolve(import.meta.dirname, `../docs/pictures/${name}.jpg`),
    ...{ type: 'jpeg', quality: 82, animations: 'disabled' },
  });

test('the lobby', async ({ page }) => {
  await visit(page, '/');
  await settled(page);
  await keep(page, 'lobby');
});

test('a game', async ({ page }) => {
  await visit(page, '/games/koi-lantern');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'game.page.demo'), exact: true })
    .click();
  for (let round = 0; round < 3; round += 1) await playRound(page, { ...en, ...slotTexts.en });
  await ready(page, en.spin);
  await settled(page);
  await keep(page, 'game');
});
