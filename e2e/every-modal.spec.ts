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
import { byTurns, expect, look, newcomer, test, visit } from './visitor.ts';

const shelf = '/categories/slots?sort=rtp';

/** Addresses of a modal's parameter: what it may name, or the plain opening. */
function opening(name: ModalName): string {
  const { values } = modalRow(name);
  if (name === 'demo-game' || name === 'mobile-game') return `${name}=koi-lantern`;
  // The id of nothing there is.
  if (values === 'any') return `${name}=01930000-0000-7000-8000-000000000000`;
  return `${name}=${values?.[0] ?? 'true'}`;
}

const names = (...audiences: readonly ModalAudience[]) =>
  modalNames.filter((name) => audiences.includes(modalRow(name).audience));

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
async function openAndLeave(page: Page, name: ModalName): Promise<void> {
  await notePresses(page);
  const address = `${shelf}&${opening(name)}`;
  await visit(page, address);
  const dialog = page.getByRole('dialog');
  await expect(dialog, name).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 }), name).toBeFocused();
  await expect(dialog.locator('[aria-busy="true"], [data-skeleton]'), name).toHaveCount(0);
  await look(page, `modal-${name}`);
  expect(await seen(page), `takes a press before ${name} can be seen`).toEqual([]);
  await dialog
    .getByRole('button', { name: text('en', 'layout.ui.close') })
    .first()
    .click();
  await expect(dialog, name).toHaveCount(0);
  await expect(page, name).toHaveURL(shelf);
  expect(await seen(page), `takes a press meant for ${name}`).toEqual([]);
  await page.evaluate((again) => history.pushState({}, '', again), address);
  await expect(dialog, name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog, name).toHaveCount(0);
  await expect(page, name).toHaveURL(shelf);
}

for (const [turn, name] of names('guest', 'anyone').entries()) {
  test(`a guest opens ${name} by its address [2.2-01] [2.2-05] [2.2-07]`, async ({ page }) => {
    byTurns(turn);
    await openAndLeave(page, name);
  });
}

for (const [turn, name] of names('player').entries()) {
  test(`a player opens ${name} by its address [2.2-01] [2.2-06]`, async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(turn);
    await signedIn(context, baseURL ?? '', newcomer());
    await openAndLeave(page, name);
  });
}

test('a guest sees no modal of players, and its parameter leaves the address [2.2-04] [2.2-06]', async ({
  page,
}) => {
  byTurns(0);
  test.setTimeout(240_000);
  for (const name of names('player')) {
    await visit(page, `${shelf}&${opening(name)}`);
    await expect(page, name).toHaveURL(shelf);
    await expect(page.getByRole('dialog'), name).toHaveCount(0);
  }
});

test('links of mails lead to their modals in the language of the address [2.1-22] [2.2-10]', async ({
  page,
  complaints,
}) => {
  byTurns(1);
  await visit(page, '/password-reset/a-code');
  await expect(page).toHaveURL('/?reset-pass=true');
  const reset = page.getByRole('dialog', { name: text('en', 'modals.account.reset.title') });
  await expect(reset).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await visit(page, '/de/verify/a-code');
  await expect(page).toHaveURL('/de?profile-confirmed=true');
  await expect(
    page.getByRole('dialog', { name: text('de', 'modals.account.confirmed.title') }),
  ).toBeVisible();
  await expect(page.getByText(text('de', 'fields-settings.problems.11010'))).toBeVisible();
  // The browser notes the refused calls: neither link was ever sent.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
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
