import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { LedgerAnswer } from '../public.ts';
import { betOf, rollbackOf, useLedger, winOf } from './ledger-fixture.ts';

const ledger = useLedger();

afterEach(async () => {
  expect(await ledger.faults(), '[P-02] the books add up after every property').toEqual([]);
});

const kinds = ['bet', 'win', 'rollback', 'rollbackAgain', 'rollbackOfWin'] as const;
type Kind = (typeof kinds)[number];

const start = 100n;
const stake = 40n;
const payout = 70n;

/** Words for every message about one bet, each with its own key, sent as often as wanted. */
function messagesOf(player: string) {
  const bet = betOf(player, stake);
  const win = winOf(player, payout, bet.key);
  const [back, backAgain, winBack] = [
    rollbackOf(player, bet.key),
    rollbackOf(player, bet.key),
    rollbackOf(player, win.key),
  ];
  return {
    bet: () => ledger.call('bet', bet),
    win: () => ledger.call('win', win),
    rollback: () => ledger.call('rollback', back),
    rollbackAgain: () => ledger.call('rollback', backAgain),
    rollbackOfWin: () => ledger.call('rollback', winBack),
  } satisfies Record<Kind, () => Promise<LedgerAnswer>>;
}

/** What the books should say after messages that came one after the other. */
function model() {
  let balance = start;
  let bet: 'unknown' | 'posted' | 'back' | 'tombstone' = 'unknown';
  let win: 'unknown' | 'posted' | 'back' | 'tombstone' = 'unknown';
  return {
    get balance() {
      return balance;
    },
    /** The outcome the message must have. */
    hear(kind: Kind): 'posted' | 'refused' {
      if (kind === 'bet') {
        if (bet === 'tombstone') return 'refused';
        if (bet === 'unknown') {
          bet = 'posted';
          balance -= stake;
        }
        return 'posted';
      }
      if (kind === 'win') {
        if (win === 'posted' || win === 'back') return 'posted';
        if (win === 'tombstone' || bet !== 'posted') return 'refused';
        win = 'posted';
        balance += payout;
        return 'posted';
      }
      if (kind === 'rollbackOfWin') {
        if (win === 'posted') {
          win = 'back';
          balance -= payout;
        } else if (win === 'unknown') win = 'tombstone';
        return 'posted';
      }
      if (bet === 'posted') {
        bet = 'back';
        balance += stake;
      } else if (bet === 'unknown') bet = 'tombstone';
      return 'posted';
    },
  };
}

const shuffled = fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 12 });

test('[P-07] [P-02] bet, win and rollbacks in any order and number do what the model says', async () => {
  await fc.assert(
    fc.asyncProperty(shuffled, async (order) => {
      const player = await ledger.playerWith(start);
      const messages = messagesOf(player);
      const expected = model();
      for (const kind of order) {
        const outcome = expected.hear(kind);
        expect((await messages[kind]()).outcome, `${kind} of ${order}`).toBe(outcome);
        expect(await ledger.balanceOf(player), order.join()).toBe(expected.balance);
      }
    }),
    { numRuns: 120 },
  );
});

test('[P-07] messages that race each other have at most one effect each, and a rollback leaves no stake taken', async () => {
  await fc.assert(
    fc.asyncProperty(shuffled, async (order) => {
      const player = await ledger.playerWith(start);
      const messages = messagesOf(player);
      const answers = await Promise.all(order.map((kind) => messages[kind]()));
      const { rows } = await ledger.app.pool.query<{ kind: string; change: bigint }>(
        `select kind, sum(change)::bigint as change from ledger.transaction
         where player_id = $1 and status = 'posted' and kind <> 'deposit' group by kind`,
        [player],
      );
      const changes = new Map(rows.map(({ kind, change }) => [kind, change]));
      const bet = changes.get('bet') ?? 0n;
      const win = changes.get('win') ?? 0n;
      const back = changes.get('rollback') ?? 0n;
      expect([0n, -stake]).toContain(bet);
      expect([0n, payout]).toContain(win);
      const hasRollback = order.includes('rollback') || order.includes('rollbackAgain');
      const backOfWin = back - (hasRollback ? -bet : 0n);
      expect([0n, -win], `back ${back} of ${order}`).toContain(backOfWin);
      expect(await ledger.balanceOf(player)).toBe(start + bet + win + back);
      for (const [index, kind] of order.entries()) {
        const outcomes = new Set(
          answers.filter((_, other) => order[other] === kind).map(({ outcome }) => outcome),
        );
        // A win that met its bet on the way may have been refused before it was accepted.
        if (kind !== 'win') expect(outcomes.size, `${kind} at ${index} of ${order}`).toBe(1);
      }
    }),
    { numRuns: 120 },
  );
});

test('[P-07] a bet that comes after its rollback is refused for good', async () => {
  const player = await ledger.playerWith(start);
  const bet = betOf(player, stake);
  const back = rollbackOf(player, bet.key);
  expect(await ledger.call('rollback', back)).toMatchObject({ outcome: 'posted' });
  for (const _repeat of [1, 2])
    expect(await ledger.call('bet', bet)).toMatchObject({
      outcome: 'refused',
      refusal: 'rolled_back',
    });
  expect(await ledger.call('rollback', back)).toMatchObject({ outcome: 'posted', replayed: true });
  expect(await ledger.call('rollback', { ...back, reference: randomUUID() })).toMatchObject({
    outcome: 'conflict',
  });
  expect(await ledger.balanceOf(player)).toBe(start);
});
