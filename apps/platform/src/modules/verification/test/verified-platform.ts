import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Verification } from '@pierlight/contract/verification/schemas';
import { afterAll, beforeAll, expect } from 'vitest';
import { useOwner } from '../../../test/mailed-platform.ts';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import { savedDestination } from '../../payments/test/saved-destination.ts';
import {
  appToken,
  type StubApplicant,
  StubSumsub,
  secretKey,
  webhookOf,
  webhookSecret,
} from './stub-sumsub.ts';

interface Options {
  readonly rules?: readonly object[];
  readonly minimumAge?: Readonly<Record<string, number>>;
  readonly log?: { readonly level: string; write(line: string): void };
}

const usual = [
  { check: 'identity', before: 'withdrawal' },
  { check: 'identity', before: 'deposit', above: '2000.00' },
  { check: 'address', before: 'withdrawal', above: '5000.00' },
];

/** The whole platform with a provider that can be told what to say. */
export function useVerified({ rules = usual, minimumAge = {}, log }: Options = {}) {
  const sumsub = new StubSumsub();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-checks-'));
  const file = path.join(folder, 'verification.json');
  writeFileSync(file, JSON.stringify({ days: 180, minimumAge, rules }));
  const settings: Record<string, string> = {
    VERIFICATION_PROVIDER_ENABLED: 'true',
    VERIFICATION_RULES: file,
    // Nothing else holds a withdrawal.
    WITHDRAWAL_TURN_OVER: '0',
    PAYOUT_RETURN_FIRST: 'false',
    SUMSUB_APP_TOKEN: appToken,
    SUMSUB_SECRET_KEY: secretKey,
    SUMSUB_WEBHOOK_SECRET: webhookSecret,
    SUMSUB_LEVELS: 'identity=id-and-selfie,address=address,funds=funds',
  };
  beforeAll(async () => {
    settings.SUMSUB_URL = await sumsub.listen();
  });
  const platform = usePlatform({ settings, ...(log ? { log } : {}) });
  const owner = useOwner(platform);
  afterAll(() => sumsub.close());

  const run = async (name: string, payload: unknown) => {
    await platform.app.modules.jobs[name]?.(payload, { id: '1', attempts: 1 });
  };
  const settle = ({ id }: Pick<Player, 'id'>) => run('verification.settle', { playerId: id });

  /** Credits a deposit by card; `source` is the card it can go back to. */
  async function deposit({ id }: Pick<Player, 'id'>, amount: number, source?: string) {
    const invoice = randomUUID();
    await owner.query(
      `with posted as (
         select transaction_id as id from ledger.deposit($1, 'EUR', $2, 'card', $3, $4, $4))
       insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
         amount, idempotency_key, input_hash, handover, ledger_transaction_id, created_at, settled_at, destination_id)
       select $3, $4, $1, 1, 2, 'card', 'card', 'EUR', $2, $4, '', 'accepted', posted.id, $5, $5, $6 from posted`,
      [id, amount, invoice, `D-${invoice.slice(0, 8)}`, platform.clock.now(), source ?? null],
    );
    return invoice;
  }

  /** A card money came from. */
  async function card({ id }: Pick<Player, 'id'>): Promise<string> {
    const destination = randomUUID();
    await owner.query(
      `insert into payments.destination (id, player_id, origin, method_id, currency, fields, shown,
         created_at, usable_from)
       values ($1, $2, 'deposit', 'card', 'EUR', $3, '•• 4242', '2026-01-01', '2026-01-01')`,
      [destination, id, JSON.stringify({ instrument: `card-${destination}` })],
    );
    return destination;
  }

  /** By bank, unless it goes to another place that was saved. */
  async function withdraw(player: Player, amount: number, saved?: string) {
    const destinationId = saved ?? (await savedDestination(owner, player.id));
    return platform.call('POST', '/payment/invoices/withdrawal', {
      token: player.token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...{ methodId: 'bank', currency: 'EUR', amount, confirmDuplicate: true },
        fields: { destinationId },
      },
    });
  }

  const standing = async ({ token }: Pick<Player, 'token'>): Promise<Verification> => {
    const answer = await platform.call('GET', '/player/verification', { token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data as Verification;
  };

  const begin = async ({ token }: Pick<Player, 'token'>, check?: string) =>
    platform.call('POST', '/player/services/sumsub/auth', { token, body: check ? { check } : {} });

  /** The player goes through a check and the provider says this of it; the platform has looked. */
  async function judged(player: Player, said: Partial<StubApplicant>, check?: string) {
    const begun = await begin(player, check);
    expect(begun.status, JSON.stringify(begun.body)).toBe(200);
    sumsub.judge({ level: sumsub.tokens.at(-1)?.levelName ?? '', ...said });
    await run('verification.look', { playerId: player.id });
  }

  async function hook(event: Readonly<Record<string, unknown>>, signing = {}) {
    const { body, headers } = webhookOf(event, signing);
    return platform.call('POST', '/verification/webhooks/sumsub', { body, headers });
  }

  const invoices = async ({ id }: Pick<Player, 'id'>) =>
    (
      await owner.query(
        `select id, number, type, status, amount::int, after_check, approved_at, failure_reason, destination_id
         from payments.invoice where player_id = $1 and type = 2 order by created_at, id`,
        [id],
      )
    ).rows;

  const balance = async ({ id }: Pick<Player, 'id'>): Promise<number> =>
    Number(
      (
        await owner.query(
          `select balance from ledger.account where owner = $1::uuid and kind = 'player_real' and currency = 'EUR'`,
          [id],
        )
      ).rows[0]?.balance ?? 0,
    );

  return {
    ...{ platform, owner, sumsub, run, settle, deposit, card, withdraw, standing, begin, judged },
    ...{ hook, invoices, balance },
  };
}

export const approved = { status: 'completed', answer: 'GREEN' } as const;
export const refused = {
  status: 'completed',
  answer: 'RED',
  rejectType: 'FINAL',
  labels: ['FORGERY'],
} as const;
export const again = {
  status: 'completed',
  answer: 'RED',
  rejectType: 'RETRY',
  labels: ['UNSATISFACTORY_PHOTOS', 'DOCUMENT_PAGE_MISSING'],
} as const;
