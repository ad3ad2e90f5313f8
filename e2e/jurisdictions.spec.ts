import { test } from './jurisdictions.ts';
import { confirmDeposit, funded, startDeposit } from './paying.ts';
import { signedIn } from './player.ts';
import { seated } from './staking.ts';
import { type Locale, pathIn, plainPage, text, textPattern } from './texts.ts';
import { expect, isPhone, look, newcomer, visit } from './visitor.ts';

const words = (locale: Locale) => ({
  rule: (key: string) => textPattern(locale, `account.limits.rules.${key}`),
  poster: (key: string) => text(locale, `pages.game.rules.${key}`),
  alert: (key: string) => textPattern(locale, `alerts.games.${key}`),
});
const slot = 'koi-lantern';

test.describe(() => {
  test.skip(() => !isPhone(), 'The other size shows other rules');

  test('in Germany no deposit comes before a monthly limit, and a round of a slot costs a euro at most [1-10] [P-20]', async ({
    page,
    context,
    origin,
    complaints,
  }) => {
    const locale = 'de';
    const { rule, poster, alert } = words(locale);
    const player = await signedIn(context, origin, newcomer(), { country: 'DE', currency: 'EUR' });
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    await startDeposit(page, locale, '20');
    await confirmDeposit(page, locale);
    const wallet = page.getByRole('dialog');
    const first = wallet.getByText(text(locale, 'global-components.deposit.problems.13101'));
    await expect(first).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await look(page, `rules-de-limit-first-${locale}`);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');

    await visit(page, pathIn(locale, '/profile/limits'));
    for (const key of ['because.country', 'pause', 'stake', 'pace', 'deposits', 'limitFirst'])
      await expect(page.getByText(rule(key))).toBeVisible();
    await page.getByText(rule('limitFirst')).scrollIntoViewIfNeeded();
    await look(page, `rules-de-${locale}`);
    const limited = await context.request.post('/api/player/limits', {
      headers: { authorization: `Bearer ${player.accessToken}` },
      data: { definition: 3, period: 'monthly', amount: 100_00, currency: 'EUR' },
    });
    expect(limited.ok()).toBe(true);
    await funded(context.request, origin, player, 20_00);

    await visit(page, pathIn(locale, `/games/${slot}`));
    await expect(page.getByText(poster('maxStake'))).toBeVisible();
    await expect(page.getByText(poster('pace.name'))).toBeVisible();
    await look(page, `rules-de-poster-${locale}`);
    const stake = await seated(context.request, player, 'EUR', slot);
    expect(await stake(2_00)).toBe('stake-too-high');
    await expect(page.getByText(alert('stakeAboveRule.text'))).toBeVisible();
    await look(page, `rules-de-stake-${locale}`);
    expect(['open', 'closed']).toContain(await stake(1_00));
  });
});

test.describe(() => {
  test.skip(() => isPhone(), 'The other size shows other rules');

  test('under rules like those of Great Britain young players stake less, and rounds keep a pace [1-10] [P-20]', async ({
    page,
    context,
    origin,
  }) => {
    const locale = 'en';
    const { rule, poster, alert } = words(locale);
    const birthdate = { day: '01', month: '01', year: String(new Date().getFullYear() - 20) };
    const young = await signedIn(
      context,
      origin,
      { ...newcomer(), birthdate },
      { country: 'IE', currency: 'EUR' },
    );
    await funded(context.request, origin, young, 20_00);
    await visit(page, '/profile/limits');
    await expect(page.getByText(rule('because.country'))).toContainText('Ireland');
    await expect(page.getByText(rule('stake'))).toContainText('€2.36');
    await look(page, `rules-ukgc-like-${locale}`);

    await visit(page, `/games/${slot}`);
    await expect(page.getByText(poster('maxStake'))).toBeVisible();
    const stake = await seated(context.request, young, 'EUR', slot);
    expect(await stake(2_50)).toBe('stake-too-high');
    await expect(page.getByText(alert('stakeAboveRule.text'))).toContainText('€2.36');
    expect(['open', 'closed']).toContain(await stake(1_00));
    expect(await stake(1_00), 'the next round begins too soon').toBe('limit-reached');
    await expect(page.getByText(alert('tooSoon.text'))).toBeVisible();
    await look(page, `rules-ukgc-like-pace-${locale}`);
  });
});
