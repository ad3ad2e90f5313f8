import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect } from 'vitest';
import type { JobHandlers } from '../kernel/jobs/jobs.ts';
import { rollbackBodyOf, winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { password, type usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const daySeconds = 24 * 60 * 60;

/** Players with money who ask for their account to be deleted, and what happens to their money meanwhile. */
export function createLeavingPlayers(
  platform: ReturnType<typeof usePlatform>,
  owner: () => Pick<pg.Pool, 'query'>,
) {
  const { seated } = createTable(platform);

  const run = async (job: string): Promise<void> => {
    await (platform.app.modules.jobs as JobHandlers)[job]?.({}, { id: '1', attempts: 1 });
  };
  const deleteAccounts = () => run('privacy.delete-accounts');
  const noteRounds = () => run('gameplay.note-open-rounds');

  async function first<T extends pg.QueryResultRow>(text: string, value: string) {
    const { rows } = await owner().query<T>(text, [value]);
    return rows[0];
  }

  /** A player with 50.00 EUR at a game. */
  async function playing() {
    const { player, betOf } = await seated();
    const { id, email, token } = player;
    const deletion = () =>
      first<{ dueAt: Date; isDone: boolean }>(
        `select due_at as "dueAt", done_at is not null as "isDone" from privacy.deletion
         where player_id = $1`,
        id,
      );
    const mails = async () => {
      const told = await first<{ count: number }>(
        `select count(*)::int from mail.message where recipient = $1 and template = 'account-deletion'`,
        email,
      );
      return told?.count ?? 0;
    };
    const balance = async () => {
      const account = await first<{ balance: string }>(
        'select balance from ledger.account where owner = $1',
        id,
      );
      return Number(account?.balance);
    };
    /** What the wallet is told must be taken. */
    const told = async (path: 'bet' | 'win' | 'rollback', body: object): Promise<void> => {
      const answer = await platform.wallet(`/transaction/${path}`, body);
      expect(answer.status, path).toBe('RS_OK');
    };
    const roundOf = (bet: ReturnType<typeof betOf>) => ({
      /** Another bet of the same round; its own way to be rolled back. */
      more: async (cents: number) => {
        const further = { ...betOf(cents * 1_000), round: bet.round };
        await told('bet', further);
        return roundOf(further);
      },
      /** A win in cents, which ends the round unless told. */
      win: async (cents: number, round_closed = true): Promise<void> =>
        told('win', { ...winBodyOf(bet, cents * 1_000), round_closed }),
      rollback: (): Promise<void> => told('rollback', rollbackBodyOf(bet)),
    });

    return {
      id,
      email,
      token,
      deletion,
      mails,
      balance,
      /** Begins a round with a stake in cents. */
      stake: async (cents: number, changes: Partial<ReturnType<typeof betOf>> = {}) => {
        const bet = { ...betOf(cents * 1_000), ...changes };
        await told('bet', bet);
        return roundOf(bet);
      },
      askToDelete: () =>
        platform.call('POST', '/player/deletion', {
          token,
          body: { password, givesUpBalance: true },
        }),
      asks: async (): Promise<void> => {
        const answer = await platform.call('POST', '/player/deletion', {
          token,
          body: { password, givesUpBalance: true },
        });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      },
      /** The job runs so many days after now: the account is still there, and nothing new was said. */
      waits: async (days: number, why: string): Promise<void> => {
        const before = await mails();
        platform.clock.aheadSeconds = days * daySeconds;
        await deleteAccounts();
        expect(await deletion(), why).toMatchObject({ isDone: false });
        expect(await mails(), why).toBe(before);
      },
      /** The same, and the seven days begin anew, which is told once. */
      beginsAnew: async (days: number, why: string): Promise<void> => {
        const before = await mails();
        platform.clock.aheadSeconds = days * daySeconds;
        await deleteAccounts();
        await deleteAccounts();
        const begun = await deletion();
        expect(begun, why).toMatchObject({ isDone: false });
        expect(await mails(), why).toBe(before + 1);
        const left = Number(begun?.dueAt) - Number(platform.clock.now());
        expect(left / 1_000, why).toBeCloseTo(7 * daySeconds, -2);
      },
      /** The same, and the account is gone. */
      goes: async (days: number, why: string): Promise<void> => {
        platform.clock.aheadSeconds = days * daySeconds;
        await deleteAccounts();
        expect(await deletion(), why).toMatchObject({ isDone: true });
      },
    };
  }

  /**
   * Has a provider contradict how an invoice of 5.00 EUR ended, that no money came of or that was paid out; the
   * incident's id.
   */
  async function contradicted(
    playerId: string,
    kind: string,
    type: 'deposit' | 'withdrawal',
  ): Promise<string> {
    const [invoice, incident] = [randomUUID(), randomUUID()];
    await owner().query(
      type === 'deposit'
        ? `insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
             amount, idempotency_key, input_hash, created_at, settled_at, failure_reason)
           values ($1::uuid, 'D-' || $1::uuid, $2, 1, 3, 'card', 'card', 'EUR', 500, $1::uuid::text, '',
             now(), now(), 'declined')`
        : `with asked as (
             select ledger.withdraw($2, 'EUR', 500, 'card', $1::uuid, 'W', 'withdrawal:' || $1::uuid))
           insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
             amount, idempotency_key, input_hash, created_at, approved_at, expected_at, destination)
           select $1::uuid, 'W-' || $1::uuid, $2, 2, 1, 'bank', 'card', 'EUR', 500, $1::uuid::text, '',
             now(), now(), now(), 'DE89 … 3000' from asked`,
      [invoice, playerId],
    );
    if (type === 'withdrawal')
      await owner().query(
        `with paid as (select (ledger.pay_out('card', 'withdrawal:' || $1::uuid, 0,
           'payout:' || $1::uuid)).transaction_id as posted)
         update payments.invoice set status = 2, ledger_transaction_id = posted, settled_at = now()
         from paid where id = $1::uuid`,
        [invoice],
      );
    await owner().query(
      `insert into payments.incident (id, kind, fingerprint, invoice_id, provider, detail, created_at)
       values ($1::uuid, $2, $1::uuid::text, $3, 'card', $4, now())`,
      [
        incident,
        kind,
        invoice,
        { paymentId: 'pay_1', reference: invoice, amount: '500', currency: 'EUR' },
      ],
    );
    return incident;
  }

  return { playing, contradicted, deleteAccounts, noteRounds };
}
