import type { Page } from '@playwright/test';
import {
  type ModalAudience,
  type ModalName,
  modalNames,
  modalRow,
} from '../apps/web/src/shared/modals/catalogue.ts';
import { signedIn } from './player.ts';
import { publishing } from './publishing.ts';
import { text } from './texts.ts';
import { byTurns, expect, look, newcomer, settled, test, visit } from './visitor.ts';

const shelf = '/categories/slots?sort=rtp';

/** Addresses of a modal's parameter: what it may name, or the plain opening. */
function opening(name: ModalName): string {
  const { values } = modalRow(name);
  if (name === 'demo-game' || name === 'mobile-game') return `${name}=koi-lantern`;
  // The id of nothing there is.
  if (values === 'any') return `${name}=01930000-0000-7000-8000-000000000000`;
  return `${name}=${values?.[0] ?? 'true'}`;
}

/**
 * Who may see which modal, and how it is headed for somebody who has only just come, of something that there
 * is not. Written down here and not read from the catalogue, which may be wrong.
 */
const titles = {
  guest: {
    'sign-in': 'global-components.signIn.title',
    'forgot-pass': 'modals.account.forgot.title',
    'reset-pass': 'modals.account.reset.title',
    'sign-up': 'global-components.signUp.title',
  },
  anyone: {
    'sign-up-cancel': 'global-components.signUpCancel.title',
    'stop-payout': 'modals.stopPayout.title',
    'cancel-deposit': 'global-components.invoice.unfinished.title',
    'loyalty-earn': 'modals.loyalty.earn.title',
    'mobile-game': 'modals.games.mobile.title',
    'demo-game': 'modals.games.demo.title',
    'geo-restricted-game': 'game.page.restricted.title',
    'profile-confirmed': 'modals.account.confirmed.title',
    categories: 'modals.games.categories',
    providers: 'modals.games.providers',
  },
  player: {
    wallet: 'global-components.wallet.title',
    success: 'global-components.invoice.unknown.title',
    'deposit-error': 'global-components.invoice.unknown.title',
    'equivalent-currency': 'modals.wallet.equivalent.title',
    'wallet-region': 'modals.wallet.region.title',
    'turn-over-wager': 'modals.wallet.turnOver.title',
    'wallet-bonus-info': 'modals.bonuses.titles.walletInfo',
    'bonus-details': 'modals.bonuses.titles.bonusDetails',
    'package-bonus': 'modals.bonuses.titles.packageBonus',
    'bonus-cancel-lock': 'modals.bonuses.titles.cancelLock',
    'change-active-bonus': 'modals.bonuses.titles.changeActive',
    'cancel-active-bonus': 'modals.bonuses.titles.cancelActive',
    'cancel-issued-bonus': 'modals.bonuses.titles.cancelIssued',
    'cancel-unsettled-bonus': 'modals.bonuses.titles.cancelUnsettled',
    'quests-hub': 'modals.quests.hub.title',
    'quest-rewards': 'modals.quests.titles.rewards',
    'quest-tasks': 'modals.quests.titles.tasks',
    'quest-task-games': 'modals.quests.titles.games',
    'loyalty-level': 'modals.loyalty.level.title',
    'add-cash-limit': 'modals.limits.add.title',
    'edit-cash-limit': 'modals.limits.edit.title',
    'game-limit-reached': 'modals.limits.reached.title',
    'self-exclusion-limit': 'modals.timeLimits.title',
    'max-bets': 'modals.games.maxBet.title',
    'restricted-bets': 'modals.games.restricted.title',
  },
} as const satisfies Record<ModalAudience, Partial<Record<ModalName, string>>>;

const titlesOf = (...audiences: readonly ModalAudience[]) =>
  audiences.flatMap((audience) => Object.entries(titles[audience]) as [ModalName, string][]);

test('no modal is left out, and each is for whom it is meant [2.2-05] [2.2-06] [2.2-07]', () => {
  byTurns(1);
  for (const audience of ['guest', 'anyone', 'player'] as const)
    expect(Object.keys(titles[audience]).toSorted(), audience).toEqual(
      modalNames.filter((name) => modalRow(name).audience === audience).toSorted(),
    );
});

/**
 * Notes what would take a press, in the first moments after a surface came, where its last button is, and
 * after it went, where it was closed.
 */
const notePresses = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const closing = { x: 0, y: 0 };
    addEventListener(
      'click',
      ({ clientX: x, clientY: y }) => Object.assign(closing, { x, y }),
      true,
    );
    const isGuarded = (there: Element | null) => there?.matches('[data-press-guard]') ?? true;
    /** Looks again and again for as long as a second press may come. */
    const watch = (
      where: () => { x: number; y: number },
      isTaken: (there: Element | null) => boolean,
    ) => {
      const start = performance.now();
      const once = () => {
        if (performance.now() - start > 200) return;
        const { x, y } = where();
        const there = document.elementFromPoint(x, y);
        if (isTaken(there)) seen.push((there?.outerHTML ?? '').slice(0, 200));
        setTimeout(once, 40);
      };
      requestAnimationFrame(once);
    };
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    let known: Element | null = null;
    const follow = () => {
      requestAnimationFrame(follow);
      // One that waits for its parts is there and cannot be seen.
      const surface =
        [...document.querySelectorAll('[role="dialog"]:not([data-closed])')].find(
          (dialog) => dialog.getBoundingClientRect().width > 0,
        ) ?? null;
      if (surface === known) return;
      known = surface;
      if (!surface)
        watch(
          () => closing,
          (there) => !isGuarded(there) && !there?.closest('[role="dialog"], [role="presentation"]'),
        );
      else
        watch(
          () =>
            middle(
              [...surface.querySelectorAll('button')].at(-1)?.getBoundingClientRect() ??
                new DOMRect(),
            ),
          (there) => known === surface && surface.contains(there),
        );
    };
    follow();
  });

const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as string[]);

/** Opens it by its address, looks at it, and leaves it by its button and by the keyboard. */
async function openAndLeave(page: Page, name: ModalName, title: string): Promise<void> {
  await notePresses(page);
  const address = `${shelf}&${opening(name)}`;
  await visit(page, address);
  const dialogs = page.getByRole('dialog');
  const dialog = page.getByRole('dialog', { name: text('en', title), exact: true });
  await expect(dialog, name).toBeVisible();
  await expect(dialogs, name).toHaveCount(1);
  await expect(dialog.getByRole('heading', { level: 2 }), name).toBeFocused();
  await expect(dialog.locator('[aria-busy="true"], [data-skeleton]'), name).toHaveCount(0);
  await look(page, `modal-${name}`);
  expect(await seen(page), `takes a press before ${name} can be seen`).toEqual([]);
  await dialog
    .getByRole('button', { name: text('en', 'layout.ui.close') })
    .first()
    .click();
  await expect(dialogs, name).toHaveCount(0);
  await expect(page, name).toHaveURL(shelf);
  expect(await seen(page), `takes a press meant for ${name}`).toEqual([]);
  await page.evaluate((again) => history.pushState({}, '', again), address);
  await expect(dialog, name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs, name).toHaveCount(0);
  await expect(page, name).toHaveURL(shelf);
}

for (const [turn, [name, title]] of titlesOf('guest', 'anyone').entries()) {
  test(`a guest opens ${name} by its address [2.2-01] [2.2-05] [2.2-07]`, async ({ page }) => {
    byTurns(turn);
    await openAndLeave(page, name, title);
  });
}

for (const [turn, [name, title]] of titlesOf('player').entries()) {
  test(`a player opens ${name} by its address [2.2-01] [2.2-06]`, async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(turn);
    await signedIn(context, baseURL ?? '', newcomer());
    await openAndLeave(page, name, title);
  });
}

/** Notes every dialog that comes into the document, be it for a moment. */
const noteDialogs = (page: Page) =>
  page.addInitScript(() => {
    const dialogs: string[] = [];
    Object.assign(window, { dialogs });
    new MutationObserver(() => {
      for (const { outerHTML } of document.querySelectorAll('[role="dialog"]:not([popover])'))
        dialogs.push(outerHTML.slice(0, 200));
    }).observe(document, { subtree: true, childList: true });
  });

/** Opens each by its address and expects that none shows, and that nothing of it stays in the address. */
async function seesNone(page: Page, hidden: readonly ModalName[]): Promise<void> {
  await noteDialogs(page);
  for (const name of hidden) {
    await visit(page, `${shelf}&${opening(name)}`);
    await expect(page, name).toHaveURL(shelf);
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, 'dialogs')), name).toEqual([]);
  }
}

test('a guest sees no modal of players, and its parameter leaves the address [2.2-04] [2.2-06]', async ({
  page,
}) => {
  byTurns(0);
  test.setTimeout(300_000);
  await seesNone(page, Object.keys(titles.player) as ModalName[]);
});

test('a player sees no modal of guests, and its parameter leaves the address [2.2-04] [2.2-05]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  await signedIn(context, baseURL ?? '', newcomer());
  await seesNone(page, Object.keys(titles.guest) as ModalName[]);
});

test('links of mails lead to their modals in the language of the address, and are tried once [2.1-22] [2.2-10]', async ({
  page,
  complaints,
}) => {
  byTurns(1);
  const tried: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('a-code'))
      tried.push([new URL(request.url()).pathname, request.postDataJSON()]);
  });
  await visit(page, '/password-reset/a-code');
  await expect(page).toHaveURL('/?reset-pass=true');
  const reset = page.getByRole('dialog', { name: text('en', 'modals.account.reset.title') });
  // Neither link was ever sent.
  await expect(reset.getByText(text('en', 'modals.account.reset.problem.heading'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await visit(page, '/de/verify/a-code');
  await expect(page).toHaveURL('/de?profile-confirmed=true');
  const confirmed = page.getByRole('dialog', {
    name: text('de', 'modals.account.confirmed.title'),
  });
  await expect(confirmed.getByText(text('de', 'fields-settings.problems.11010'))).toBeVisible();
  await settled(page);
  expect(tried).toEqual([
    ['/api/player/passwords/check', { resetCode: 'a-code' }],
    ['/api/player/profile/confirmations/email', { confirmCode: 'a-code' }],
  ]);
  // The browser notes both refusals.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('422'),
    expect.stringContaining('422'),
  ]);
});

test('a stake the bonus does not allow opens its modal over the page [8-12] [8-13] [7i-04]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const { accessToken } = await signedIn(context, baseURL ?? '', newcomer());
  const { followed, tell } = await publishing(page, accessToken, 'game:bets');
  await visit(page, '/categories/slots');
  await followed;
  tell({
    event: 'game.bet.max.exceed',
    gameIdentity: 'koi-lantern',
    playerBonus: { currency: 'EUR', maxBetAmount: 5_00 },
  });
  const most = page.getByRole('dialog', { name: text('en', 'modals.games.maxBet.title') });
  await expect(most.getByText('€5.00')).toBeVisible();
  await expect(most.getByText('Koi Lantern')).toBeVisible();
  await expect(page).toHaveURL('/categories/slots?max-bets=koi-lantern');
  await look(page, 'max-bets-told');
  tell({ event: 'game.bet.restricted', gameIdentity: 'koi-lantern' });
  const restricted = page.getByRole('dialog', {
    name: text('en', 'modals.games.restricted.title'),
  });
  await expect(restricted.getByText('Koi Lantern')).toBeVisible();
  await expect(most).toBeHidden();
});

test('balances get a second line in the chosen currency, which the browser keeps [4-40] [9-08]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/profile/wallet?equivalent-currency=true');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'USD', exact: true }).check();
  await dialog.getByRole('button', { name: text('en', 'modals.wallet.equivalent.done') }).click();
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByText('≈ $0.00')).toBeVisible();
  await visit(page, '/profile/wallet');
  await expect(card.getByText('≈ $0.00')).toBeVisible();
});
