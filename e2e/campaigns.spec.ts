import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { operate } from './operator.ts';
import { playerTest as test } from './player.ts';
import { pathIn, text } from './texts.ts';
import { expect, inLanguages, look, visit } from './visitor.ts';

const locales = ['en', 'de', 'es', 'pt-br', 'ar'];

/** Sends an offer to whoever has agreed to offers, and answers its title. */
async function sent(id: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'campaign-'));
  const file = path.join(folder, 'campaign.json');
  const title = `Winter lights ${id}`;
  const words = { title, text: 'Our winter tournaments have begun. Joining is free.' };
  await writeFile(
    file,
    JSON.stringify({
      ...{ id, kind: 'offers', segment: {}, path: '/tournaments' },
      words: Object.fromEntries(locales.map((locale) => [locale, words])),
      validUntil: '2099-12-24T12:00:00Z',
    }),
  );
  await operate('campaigns', 'start', file, '--rate', '500');
  await rm(folder, { recursive: true });
  return title;
}

inLanguages(['de', 'ar'], (locale) => {
  const words = (key: string) => text(locale, `account.notifications.${key}`);

  test(`an offer comes to whoever said yes to offers in the inbox, and the next one is stopped beside it, in ${locale} [1-13] [3-25]`, async ({
    page,
    player,
  }) => {
    await visit(page, pathIn(locale, '/profile/notifications'));
    const choice = page.getByRole('switch', { name: words('preferences.inbox.offers.label') });
    await expect(choice).not.toBeChecked();
    await expect(
      page.getByRole('switch', { name: words('preferences.inbox.news.label') }),
    ).toBeChecked();
    await choice.click();
    await expect(
      page.getByRole('status').getByText(words('preferences.inbox.offers.given')),
    ).toBeVisible();

    const id = `lights-${player.email.replace(/\W+/g, '-')}`.slice(0, 60);
    const title = await sent(id);
    const message = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(message).toBeVisible({ timeout: 60_000 });
    await look(page, `campaign-inbox-${locale}`);
    await message.getByRole('button', { name: words('stop.offers.stop') }).click();
    await expect(message.getByText(words('stop.offers.stopped'))).toBeVisible();
    await expect(choice, 'one choice, wherever it is made').not.toBeChecked();
    await look(page, `campaign-stopped-${locale}`);
    await message.getByRole('button', { name: words('stop.again') }).click();
    await expect(choice).toBeChecked();

    await message.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(pathIn(locale, '/tournaments'));
  });
});
