/** The welcome package: read by a guest, taken part after part with deposits, and its free spins. */
import { backOnSite, cards, confirmDeposit, payByCard, startDeposit } from './paying.ts';
import { ask, signedIn } from './player.ts';
import { pathIn, plainPage, text } from './texts.ts';
import { expect, inLanguages, isPhone, look, newcomer, settled, test, visit } from './visitor.ts';

interface Given {
  readonly packageId: string | null;
  readonly issueSessionId: string | null;
}

inLanguages(['ar', 'en'], (locale) => {
  const name = (id: string) => text(locale, `global-components.bonuses.names.${id}`);
  const says = (key: string) => text(locale, `account.bonusPackages.${key}`);

  test(`[2.1-21] [4-05] the welcome package is read, taken part after part, and counts once, in ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const currency = locale === 'ar' ? 'USD' : 'EUR';
    const main = page.getByRole('main');
    const part = (id: string) =>
      main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: name(id), exact: true }) });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await test.step('a guest reads its parts, their terms and what it takes', async () => {
      await visit(page, pathIn(locale, '/welcome-package'));
      await expect(part('lamplighter')).toContainText(says('status.next'));
      await expect(part('lightkeeper')).toContainText(says('status.toCome'));
      await expect(part('lightkeeper')).toContainText('Seven Lamps');
      await expect(part('lighthouse')).toBeVisible();
      await expect(
        main.getByRole('link', { name: text(locale, 'pages.welcomePackage.join') }),
      ).toBeVisible();
      await settled(page);
      await look(page, `welcome-package-guest-${locale}`);
    });

    const player = await signedIn(context, baseURL ?? '', newcomer(), { country: 'AT', currency });
    const take = async (id: string, amount: string) => {
      await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
      await startDeposit(page, locale, amount);
      const choice = page.getByRole('radio', { name: new RegExp(`^${name(id)}`) });
      await choice.check();
      await confirmDeposit(page, locale);
      await page.waitForURL(/\/pay\//);
      await payByCard(page, cards.success);
      await backOnSite(page, locale);
    };

    await test.step('the first part comes with a deposit, and the next one is offered', async () => {
      await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
      await startDeposit(page, locale, '40');
      await expect(
        page.getByRole('radio', { name: new RegExp(`^${name('lamplighter')}`) }),
      ).toBeVisible();
      await expect(
        page.getByRole('radio', { name: new RegExp(`^${name('lightkeeper')}`) }),
      ).toHaveCount(0);
      await take('lamplighter', '40');
      await visit(page, pathIn(locale, '/welcome-package'));
      await expect(part('lamplighter')).toContainText(says('status.running'));
      await expect(part('lightkeeper')).toContainText(says('status.next'));
      await expect(part('lighthouse')).toContainText(says('status.toCome'));
      await settled(page);
      await look(page, `welcome-package-player-${locale}`);
    });

    await test.step('the second part brings its free spins, and all of it stands together', async () => {
      await take('lightkeeper', '40');
      await visit(page, pathIn(locale, '/profile/bonuses'));
      const whole = main.getByRole('region', { name: name('welcome') });
      for (const heading of [name('lightkeeper'), 'Seven Lamps', name('lighthouse')])
        await expect(whole.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await settled(page);
      await look(page, `bonuses-of-a-package-${locale}`);
      const bonuses = await ask<Given[]>(context.request, player, '/game/player-bonuses');
      const spins = await ask<Given[]>(context.request, player, '/game/player-freespins');
      expect([...bonuses, ...spins].map(({ packageId }) => packageId)).toEqual([
        ...['welcome', 'welcome', 'welcome'],
      ]);
      expect(bonuses.map(({ issueSessionId }) => issueSessionId)).toContain(
        spins[0]?.issueSessionId,
      );
      await whole.getByRole('link', { name: says('whole') }).click();
    });

    await test.step('[2.2-06] the modal of the package says where each part stands', async () => {
      const modal = page.getByRole('dialog', { name: name('welcome') });
      await expect(modal.getByRole('listitem')).toHaveCount(3);
      await expect(modal.getByRole('listitem').nth(2)).toContainText(says('status.next'));
      await settled(page);
      await look(page, `package-bonus-${locale}`);
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
    });

    await test.step('the details of a bonus lead to its package', async () => {
      const details = text(locale, 'account.bonuses.details');
      await main.getByRole('link', { name: `${details}: ${name('lightkeeper')}` }).click();
      await page
        .getByRole('dialog', { name: name('lightkeeper') })
        .getByRole('button', { name: says('of').replace('{name}', name('welcome')) })
        .click();
      await expect(
        page.getByRole('dialog', { name: name('welcome') }).getByRole('listitem'),
      ).toHaveCount(3);
      await look(page, `package-above-a-bonus-${locale}`);
    });

    await test.step('its free spins can be played in their game', async () => {
      const freespins = (key: string) => text(locale, `account.freespins.${key}`);
      const action = (key: string) => `${freespins(key)}: Seven Lamps`;
      await visit(page, pathIn(locale, '/profile/bonuses'));
      await main.getByRole('button', { name: action('activate') }).click();
      await expect(main.getByRole('link', { name: action('play') })).toBeVisible();
    });

    await test.step('the menu counts the whole package once', async () => {
      await visit(page, pathIn(locale, '/categories/slots'));
      if (isPhone())
        await page
          .getByRole('navigation', { name: text(locale, 'layout.bar.label') })
          .getByRole('button', { name: text(locale, 'layout.bar.menu') })
          .click();
      const entry = page
        .getByRole('navigation', { name: text(locale, 'layout.nav.label') })
        .getByRole('link', { name: text(locale, 'layout.nav.bonuses') });
      await expect(entry).toHaveText(`${text(locale, 'layout.nav.bonuses')}1`);
    });
  });
});
