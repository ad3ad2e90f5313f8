import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { transactionKind } from '../packages/contract/src/wallet/statuses.ts';
import { skipReasons } from '../scripts/checks/skips.ts';
import { goButton, inGame, ready, startRound } from './game.ts';
import { funded } from './paying.ts';
import { ask, balanceOf, balancePill, signedIn, statementOf } from './player.ts';
import { processOnPort } from './process-on-port.ts';
import { text } from './texts.ts';
import { expect, look, newcomer, test, visit } from './visitor.ts';

const sandboxPort = Number(process.env.E2E_SANDBOX_PORT ?? '20091');

test.skip(process.platform !== 'linux', skipReasons.linuxOnly);

test('a game server killed in the middle of a round: it is finished or given back, once [P-16]', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await funded(request, baseURL ?? '', player, 5000);
  await visit(page, '/games/seven-lamps');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'game.page.play'), exact: true })
    .click();
  const game = inGame(page);
  const go = goButton(page, en.spin);
  await ready(page, en.spin);

  const victim = processOnPort(sandboxPort);
  if (victim === null) throw new Error(`Nobody listens on port ${sandboxPort}`);
  const isStaked = async () =>
    (await statementOf(request, player)).some(({ kind }) => kind === transactionKind.bet);
  await go.click();
  // Once the stake is taken there is something to lose.
  await expect.poll(isStaked, { intervals: [5] }).toBe(true);
  process.kill(victim, 'SIGKILL');

  const onwards = game.getByRole('button', { name: en.ok, exact: true });
  await expect(async () => {
    if (await onwards.isVisible()) await onwards.click({ timeout: 5000 });
    expect(await go.getAttribute('aria-disabled')).toBe('false');
  }).toPass({ timeout: 150_000 });
  expect(processOnPort(sandboxPort)).not.toBe(victim);

  const statement = await statementOf(request, player);
  const total = statement.reduce((sum, { amount }) => sum + amount, 0);
  const balance = await balanceOf(request, player);
  expect(balance).toBe(total);
  const stakes = statement.filter(({ kind }) => kind === transactionKind.bet);
  const returned = statement.filter(({ kind }) => kind === transactionKind.rollback);
  expect(stakes).toHaveLength(1);
  expect(returned.length).toBeLessThanOrEqual(1);
  const wins = statement.filter(({ kind }) => kind === transactionKind.win);
  expect(returned.length * wins.length, 'never both paid and given back').toBe(0);
  const spins = await ask<unknown[]>(request, player, '/game/spins');
  expect(spins).toHaveLength(1);
  await expect(balancePill(page, 'en')).toContainText((balance / 100).toFixed(2));
  await look(page, 'game-after-crash');

  // The next round is a whole one.
  await startRound(page, en.spin);
  await expect
    .poll(async () => (await ask<unknown[]>(request, player, '/game/spins')).length)
    .toBe(2);
  // Only what was asked of the dead server may be complained about.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_|50\d/);
});
