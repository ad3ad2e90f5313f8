/** Free spins: given by the operator's command, activated on the page of bonuses, played to the last in the game. */
import { createMoney } from '../apps/sandbox/src/studio/frame/money.ts';
import { slotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import { ar } from '../apps/sandbox/src/studio/frame/texts/ar.ts';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { fillIn } from '../apps/sandbox/src/studio/frame/texts/say.ts';
import { clippedSideways } from './clipped.ts';
import { named, playedFreely } from './free-spins.ts';
import { inGame, ready } from './game.ts';
import { operate } from './operator.ts';
import { ask, balanceOf, follows, playerTest, signedIn } from './player.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, isPhone, look, newcomer, settled, test, visit } from './visitor.ts';

const game = 'night-ferris';
const GIVEN = 2;
const STAKE = 20;

interface Freespin {
  readonly status: number;
  readonly played: number;
}

interface Spin {
  readonly isFree: boolean;
  readonly stake: number;
  readonly payout: number;
}

test('[4-03] [4-06] free spins are given, activated, announced, played without money, summed up, and over', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const locale = isPhone() ? 'ar' : 'en';
  const currency = isPhone() ? 'EUR' : 'USD';
  const says = { ...(isPhone() ? ar : en), ...slotTexts[locale] };
  const money = createMoney({ currency, subunitToUnit: 100, lang: locale, demo: false });
  const amount = money.format(STAKE);
  const player = await signedIn(context, baseURL ?? '', newcomer(), { country: 'AT', currency });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const followed = follows(page, 'bonus:player-freespins');
  await visit(page, pathIn(locale, '/profile/bonuses'));
  const main = page.getByRole('main');
  const onPage = (key: string) => text(locale, `account.freespins.${key}`);
  const told = (event: string) =>
    page
      .getByText(text(locale, `alerts.freespins.${event}.title`), { exact: true })
      .waitFor({ timeout: 200_000 });
  // The page hears of what happens while it is open.
  await expect(
    main.getByRole('heading', { name: text(locale, 'account.bonuses.heading') }),
  ).toBeVisible();
  await followed;
  const issued = told('freeSpinIssued');
  await operate('free-rounds', 'give', player.email, game, String(GIVEN), currency, '0.20');
  await issued;
  const ticket = main.getByRole('listitem').filter({ hasText: onPage('kind') });
  await expect(ticket).toContainText(amount);
  await look(page, `free-spins-waiting-${locale}`);
  const activated = told('freeSpinActivated');
  await ticket.getByRole('button', { name: named(onPage('activate')) }).click();
  await activated;
  const play = ticket.getByRole('link', { name: named(onPage('play')) });
  await expect(play).toBeVisible({ timeout: 20_000 });
  await ticket.getByRole('button', { name: named(onPage('cancel')) }).click();
  await expect(ticket.getByText(onPage('confirm.question'))).toBeVisible();
  await look(page, `free-spins-asked-${locale}`);
  await ticket.getByRole('button', { name: named(onPage('confirm.no')) }).click();
  await look(page, `free-spins-active-${locale}`);
  await visit(page, pathIn(locale, '/categories/slots'));
  const poster = main
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="/games/${game}"]`) });
  await expect(poster).toContainText(isPhone() ? 'لفّتان مجانيتان' : '2 free spins');
  await poster.scrollIntoViewIfNeeded();
  await look(page, `free-spins-poster-${locale}`);
  await visit(page, pathIn(locale, '/profile/bonuses'));
  await play.click();
  const frame = inGame(page);
  const dialog = (name: string) => frame.getByRole('alertdialog', { name });
  const introduction = dialog(fillIn(says.freeTitle, { left: GIVEN }));
  await expect(introduction).toContainText(amount);
  await look(page, `free-rounds-introduced-${locale}`);
  await introduction.getByRole('button', { name: says.freeStart }).click();

  await ready(page, says.spin);
  await frame
    .getByRole('button', { name: fillIn(says.freeStakeLabel, { amount }), exact: true })
    .click();
  await dialog(says.freeStakeTitle).getByRole('button', { name: says.ok }).click();

  const played = told('freeSpinPlayed');
  const won = await playedFreely(page, says, GIVEN, () => look(page, `free-rounds-${locale}`));
  const summary = dialog(says.freeDoneTitle);
  await expect(summary).toContainText(
    fillIn(says.freeDone, { played: GIVEN, won: money.format(won) }),
  );
  await played;
  await look(page, `free-rounds-over-${locale}`);
  await summary.getByRole('button', { name: says.ok }).click();
  await ready(page, says.spin);
  await expect(frame.locator('.gift')).toBeHidden();
  await expect(frame.locator('.bet-amount')).toHaveAccessibleName(
    new RegExp(`^${fillIn(says.chooseBet, { amount: '.+' })}$`),
  );

  expect(await balanceOf(context.request, player)).toBe(won);
  const spins = await ask<Spin[]>(context.request, player, '/game/spins');
  expect(spins).toHaveLength(GIVEN);
  for (const spin of spins) expect(spin).toMatchObject({ isFree: true, stake: 0 });
  expect(spins.reduce((sum, { payout }) => sum + payout, 0)).toBe(won);
  await expect
    .poll(async () => (await ask<Freespin[]>(context.request, player, '/game/player-freespins'))[0])
    .toMatchObject({ status: 3, result: 2, played: GIVEN, won });

  await visit(page, pathIn(locale, '/profile/bonuses'));
  await expect(
    main.getByRole('listitem').filter({ hasText: onPage('status.played') }),
  ).toBeVisible();
  await look(page, `free-spins-played-${locale}`);
});

playerTest(
  '[7d-02] a lost answer is not told as a refusal, what ends or moves hands the focus on, and words fit 320 px',
  async ({ page, player, complaints }) => {
    byTurns(0);
    const locale = 'de';
    const says = (key: string) => text(locale, `account.freespins.${key}`);
    const main = page.getByRole('main');
    const ticketOf = (name: string) =>
      main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const button = (ticket: ReturnType<typeof ticketOf>, key: string) =>
      ticket.getByRole('button', { name: named(says(key)) });
    /** Has calls of a kind end without an answer from now on, whether they reach the server or not. */
    const answersLost = (what: 'activate' | 'cancel', isReached: boolean) =>
      page.route(`**/api/game/player-freespins/*/${what}`, async (route) => {
        if (isReached) await route.fetch();
        await route.abort();
      });
    const answered = async (what: 'activate' | 'cancel') => {
      await page.unroute(`**/api/game/player-freespins/*/${what}`);
      for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
    };
    const fits = async (name: string) => {
      await settled(page);
      await look(page, `free-spins-narrow-${name}`);
      expect(await page.evaluate(clippedSideways)).toEqual([]);
      const names = main
        .getByRole('listitem')
        .filter({ hasText: says('kind') })
        .getByRole('heading');
      const broken = await names.evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
          const found = (words?.textContent ?? '').matchAll(/\S+/g);
          return [...found].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(words as Node, index);
            range.setEnd(words as Node, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
      expect(broken, 'words in pieces').toEqual([]);
    };

    await page.setViewportSize({ width: 320, height: 640 });
    for (const given of ['night-ferris', 'koi-lantern'])
      await operate('free-rounds', 'give', player.email, given, '2', 'EUR', '0.20');
    await visit(page, pathIn(locale, '/profile/bonuses'));
    const [first, second] = [ticketOf('Night Ferris'), ticketOf('Koi Lantern')];
    const heading = first.getByRole('heading', { level: 3 });
    await fits('waiting');

    // Asked and kept, by the key or by the button.
    await button(first, 'cancel').click();
    await expect(button(first, 'confirm.no')).toBeFocused();
    await fits('asked');
    await page.keyboard.press('Escape');
    await expect(button(first, 'cancel')).toBeFocused();
    await button(first, 'cancel').click();
    await button(first, 'confirm.no').click();
    await expect(button(first, 'cancel')).toBeFocused();

    // Never reached, it can be pressed again; reached, the ticket shows what came of it.
    await answersLost('activate', false);
    await button(first, 'activate').click();
    await expect(first.getByText(says('problems.unanswered'))).toBeVisible();
    await fits('unanswered');
    const [ticketBox, alertBox] = await Promise.all(
      [first, first.getByRole('alert')].map((place) => place.boundingBox()),
    );
    const end = (box: typeof ticketBox) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(end(alertBox), 'the words stay on their ticket').toBeLessThan(end(ticketBox));
    await answered('activate');
    await answersLost('activate', true);
    await button(first, 'activate').click();
    await expect(button(first, 'activate')).toBeHidden({ timeout: 20_000 });
    await expect(heading).toBeFocused();
    await expect(first.getByRole('alert')).toHaveCount(0);
    await answered('activate');
    await expect(first.getByRole('link', { name: named(says('play')) })).toBeVisible({
      timeout: 20_000,
    });
    await fits('active');

    const held = Promise.withResolvers<() => void>();
    await page.route('**/api/game/player-freespins/*/cancel', async (route) => {
      await new Promise<void>((letGo) => held.resolve(letGo));
      await route.abort();
    });
    await button(first, 'cancel').click();
    await button(first, 'confirm.yes').click();
    await expect(button(first, 'confirm.no')).toBeDisabled();
    (await held.promise)();
    await expect(first.getByText(says('problems.unanswered'))).toBeVisible();
    await expect(button(first, 'cancel')).toBeFocused();
    await answered('cancel');
    await answersLost('cancel', true);
    await button(first, 'cancel').click();
    await button(first, 'confirm.yes').click();
    await expect(main.getByText(says('problems.unanswered'))).toHaveCount(0);
    const over = main.getByRole('listitem').filter({ hasText: says('status.canceled') });
    await expect(over).toHaveCount(1, { timeout: 20_000 });
    await answered('cancel');
    // Its ticket is gone: the heading above the other one has the focus, and the page once that is gone, too.
    await expect(main.getByRole('heading', { name: says('title'), exact: true })).toBeFocused();
    await button(second, 'cancel').click();
    await button(second, 'confirm.yes').click();
    await expect(over).toHaveCount(2);
    await expect(main).toBeFocused();
    await expect(
      main.getByRole('heading', { name: text(locale, 'account.bonuses.noneOpen') }),
    ).toBeVisible();
    await expect(
      main.getByRole('heading', { name: text(locale, 'account.bonuses.heading') }),
    ).toHaveCount(0);
    await fits('over');
  },
);
