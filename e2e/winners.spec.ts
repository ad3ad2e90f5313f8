/** Beside the wins of others stands how many players lost. */
import { funded } from './paying.ts';
import { playerTest } from './player.ts';
import { inDatabase } from './product-database.ts';
import { staked } from './staking.ts';
import { pathIn, text } from './texts.ts';
import { expect, inLanguages, look, visit } from './visitor.ts';

inLanguages(['ar', 'en'], (locale) => {
  playerTest(
    `[1-05] small wins stand in the lobby as large ones do, and how many players lost beside them, in ${locale}`,
    async ({ page, context, player, baseURL }) => {
      await funded(context.request, baseURL ?? '', player, 50_00);
      // Nearly every stake is won back with a few cents.
      await staked(context.request, player, [10_00, 10_00, 10_00]);
      await inDatabase((client) =>
        // Newer than any count of the time the test takes.
        client.query(`
          insert into gameplay.last_day (counted, losing, counted_at)
          values (1204, 853, now() + interval '1 day')
          on conflict (id) do update set counted = 1204, losing = 853, counted_at = excluded.counted_at`),
      );
      await visit(page, pathIn(locale, '/'));
      const winners = page.getByRole('region', { name: text(locale, 'pages.home.winners.title') });
      await expect(winners, 'loaded only where it is near the view').toBeHidden();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await winners.scrollIntoViewIfNeeded();
      await expect(winners.getByText('Dice Deck').first()).toBeVisible();
      const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.71);
      const losing = page.getByText(
        text(locale, 'pages.home.winners.losing').replace('{share}', share),
      );
      await losing.scrollIntoViewIfNeeded();
      await expect(losing).toBeVisible();
      await look(page, `winners-and-losers-${locale}`);
    },
  );
});
