/**
 * Every game of the catalogue is opened and played, and what its screen says is held against the
 * studio's word and the ledger.
 *
 * By default a game is played one round on one size, by pointer or keyboard, as a demo or for money,
 * by turns; of slots only the first of each kind of evaluation for money. `CRAWL=whole npm test -- --only=journeys` plays ten rounds each way: on phones the demo by
 * the pointer and for money by the keyboard, on desktops the other way round.
 */
import type { Page } from '@playwright/test';
import { verdictOf } from '../apps/sandbox/src/studio/frame/announcement.ts';
import { createMoney } from '../apps/sandbox/src/studio/frame/money.ts';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { themes } from '../apps/sandbox/src/studio/themes/catalogue.ts';
import { verifierTexts } from '../apps/sandbox/src/studio/verifier/texts.ts';
import { roundStatus } from '../packages/contract/src/gameplay/statuses.ts';
import { skipReasons } from '../scripts/checks/skips.ts';
import { driverOf } from './games/drivers.ts';
import { type Hand, playOne, seated, type Table, tableOf } from './games/table.ts';
import { funded } from './paying.ts';
import { ask, balanceOf, type Player, signedIn, statementOf } from './player.ts';
import { text } from './texts.ts';
import {
  byTurns,
  expect,
  isPhone,
  isWholeCrawl,
  look,
  newcomer,
  takesTurn,
  test,
  visit,
} from './visitor.ts';

type Mode = 'demo' | 'real';
type Theme = (typeof themes)[number];

const ROUNDS = isWholeCrawl ? 10 : 1;
/** What a player brings, in subunits. */
const BROUGHT = 200_00;

interface Spin {
  readonly game: { readonly id: string };
  readonly stake: number;
  readonly payout: number;
  readonly status: number;
}

/** The first slot of each way that lines are evaluated; the others are played alike. */
const firstSlots = new Set<string>();
const evaluations = new Set<string>();
for (const theme of themes) {
  if (theme.kind !== 'slot' || evaluations.has(theme.rules.evaluation.kind)) continue;
  evaluations.add(theme.rules.evaluation.kind);
  firstSlots.add(theme.id);
}

/** The ways a game is played on this size. */
function waysOf(turn: number, { id, kind }: Theme): readonly { mode: Mode; hand: Hand }[] {
  const [first, second]: readonly [Hand, Hand] = isPhone()
    ? ['pointer', 'keyboard']
    : ['keyboard', 'pointer'];
  if (isWholeCrawl)
    return [
      { mode: 'demo', hand: first },
      { mode: 'real', hand: second },
    ];
  // Neighbours in the list are on different sizes, so the pairs take turns.
  const pair = Math.floor(turn / 2);
  return [
    {
      mode: pair % 2 === 0 && (kind !== 'slot' || firstSlots.has(id)) ? 'real' : 'demo',
      hand: Math.floor(pair / 2) % 2 === 0 ? first : second,
    },
  ];
}

async function open(page: Page, id: string, mode: Mode): Promise<void> {
  // A game that was open before would go on with the same address.
  await page.goto('about:blank');
  await visit(page, `/games/${id}`);
  const name = text('en', mode === 'demo' ? 'game.page.demo' : 'game.page.play');
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Plays some rounds; after each the screen says what the studio says, and the sums add up. */
async function playRounds(table: Table, kind: string, mode: Mode, after: () => Promise<void>) {
  const money = createMoney({
    currency: 'EUR',
    subunitToUnit: 100,
    lang: 'en',
    demo: mode === 'demo',
  });
  const purse = mode === 'demo' ? en.playMoney : en.balance;
  const driver = driverOf(kind);
  await seated(table, driver);
  let before = await table.reading(purse);
  for (let played = 0; played < ROUNDS; played += 1) {
    const { round, stake } = await playOne(table, driver);
    const balance = table.balance();
    expect(stake, 'the stake that was shown').toBe(money.format(round.stake));
    expect(before, 'the balance before the round').toBe(
      money.format(balance + round.stake - round.win),
    );
    before = await table.reading(purse);
    expect(before, 'the balance after the round').toBe(money.format(balance));
    const isBack = ['even', 'returned'].includes(verdictOf(round.win, round.stake));
    expect(await table.reading(isBack ? en.returned : en.win), 'what the round paid').toBe(
      money.format(round.win),
    );
    await after();
  }
}

/** The latest round in the ledger, in the history and in the statement is the one on the screen. */
async function heldAgainstLedger(page: Page, player: Player, table: Table, id: string) {
  const { request } = page.context();
  const round = table.round();
  const [spin] = await ask<Spin[]>(request, player, '/game/spins?perPage=1');
  expect(spin).toMatchObject({
    game: { id },
    stake: round?.stake,
    payout: round?.win,
    status: roundStatus.settled,
  });
  expect(await balanceOf(request, player)).toBe(table.balance());
  const [latest] = await statementOf(request, player);
  expect(latest?.balanceAfter).toBe(table.balance());
}

/** The history leads to the studio's page for the latest round, which shows what came of it. */
async function shownByTheStudio(page: Page, kind: string) {
  await visit(page, '/profile/history?tab=spins');
  const link = page
    .getByRole('link', { name: text('en', 'account.spins.check') })
    .locator('visible=true')
    .first();
  await expect(link).toHaveAttribute('rel', /noopener/);
  const [studio] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')]);
  const { fair, notYet, noRound, shown, shownAndDrawn } = verifierTexts.en;
  // A flight's chain is open to everybody; other server seeds are secret until their player rotates.
  const [heading, title] = kind === 'crash' ? [fair, shownAndDrawn] : [notYet, shown];
  const verdict = studio.getByRole('heading', { name: heading });
  // Whoever cashed out early is here before the flight has ended.
  await expect(verdict.or(studio.getByText(noRound))).toBeVisible();
  if (kind !== 'crash') await expect(verdict).toBeVisible();
  if (await verdict.isVisible()) {
    const drawing = studio.getByRole('figure').filter({ hasText: title });
    await expect(drawing.getByRole('img').first()).toHaveAccessibleName(/\w/);
    await expect(drawing).toContainText(verifierTexts.en.win);
  }
  await look(studio, `history-verifier-${kind}`);
  await studio.close();
}

/** The first game of each kind. */
const firsts = new Set(new Map(themes.toReversed().map(({ id, kind }) => [kind, id])).values());

test('the lobby lists every game of the studio, and no other', async ({ request }) => {
  byTurns(1);
  const answer = await request.get('/api/game/games?perPage=100');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  expect(data.map(({ id }) => id).toSorted()).toEqual(themes.map(({ id }) => id).toSorted());
});

for (const [turn, theme] of themes.entries()) {
  const { id, kind } = theme;
  test(`${id} is played, and its screen agrees with the books`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.skip(!takesTurn(turn), skipReasons.otherSize);
    test.setTimeout(isWholeCrawl ? 900_000 : 120_000);
    for (const { mode, hand } of waysOf(turn, theme)) {
      // Less motion takes less time; a whole crawl sees all of it, by the pointer.
      const isCalm = hand === 'keyboard' || !isWholeCrawl;
      await page.emulateMedia({ reducedMotion: isCalm ? 'reduce' : 'no-preference' });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/(wallet|payment|aggregator)\b/.test(request.url())) asked.push(request.url());
      });
      const table = tableOf(page, hand);
      if (mode === 'demo') {
        await open(page, id, mode);
        await playRounds(table, kind, mode, async () => undefined);
        expect(asked, 'a guest’s demo asks for no money').toEqual([]);
      } else {
        const player = await signedIn(context, baseURL ?? '', newcomer());
        await funded(context.request, baseURL ?? '', player, BROUGHT);
        await open(page, id, mode);
        await playRounds(table, kind, mode, () => heldAgainstLedger(page, player, table, id));
        const moved = await statementOf(context.request, player);
        expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(table.balance());
        if (firsts.has(id)) await shownByTheStudio(page, kind);
      }
      if (isWholeCrawl) await look(page, `game-${id}-${mode}`);
    }
  });
}
