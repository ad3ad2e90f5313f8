import type { Verification } from '@pierlight/contract/verification/schemas';
import { checks } from '@pierlight/contract/verification/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { PersonOf } from '../limits/public.ts';
import { depositsByCurrency } from '../payments/public.ts';
import { createChanging, shownCheck } from './changing.ts';
import { type CheckRow, checksOf, queueChecks } from './repository.ts';
import {
  isReached,
  requiredForDeposit,
  requiredForWithdrawal,
  rulesFor,
} from './required-checks.ts';
import type { CheckRule, CheckRules } from './rules-file.ts';

export interface StandingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rules: CheckRules;
  /** The version that they are kept as. */
  readonly rulesVersion: number;
  /** Whether checks are requested at all: where nobody makes them, nobody is held up by them. */
  readonly hasProvider: boolean;
  readonly personOf: PersonOf;
  readonly currencyOf: (code: string) =>
    | {
        readonly subunitToUnit: number;
        /** Units of it for one of the base currency. */
        readonly rate: { readonly rate: number };
      }
    | undefined;
  readonly baseCurrency: string;
}

const day = 24 * 60 * 60_000;

const isThrough = (row: CheckRow | undefined): boolean => row?.state === 'approved';

/** What is required of a player now, and which money waits for it. */
export function createStanding(deps: StandingDeps) {
  const { db, clock, rules, currencyOf } = deps;
  const { change } = createChanging(deps);

  /** Units of the base currency; what no rate is known of is worth too much. */
  const deposited = async (on: Database | Tx, playerId: string): Promise<number> => {
    const from = new Date(clock.now().getTime() - rules.days * day);
    const sums = await depositsByCurrency(on, { playerId, from });
    return sums.reduce((sum, { currency, amount }) => {
      const known = currencyOf(currency);
      if (!known) return Number.POSITIVE_INFINITY;
      return sum + Number(amount) / known.subunitToUnit / known.rate.rate;
    }, 0);
  };

  const facts = async (on: Database | Tx, playerId: string, tx?: Tx) => {
    const person = await deps.personOf(playerId, tx);
    return {
      applicable: deps.hasProvider ? rulesFor(rules, person?.country ?? null) : [],
      sum: await deposited(on, playerId),
      rows: new Map((await checksOf(on, playerId)).map((row) => [row.check, row])),
    };
  };

  const baseSubunits = (unitsOfBase: number): number =>
    Math.round(unitsOfBase * (currencyOf(deps.baseCurrency)?.subunitToUnit ?? 100));

  return {
    /** For the player: from the first day on, what is required and what will be. */
    async of(playerId: string): Promise<Verification> {
      const { applicable, sum, rows } = await facts(db, playerId);
      // One that every withdrawal asks for is requested by the first of them.
      const isRequired = (rule: CheckRule): boolean =>
        rule.above === undefined ? Boolean(rows.get(rule.check)?.because) : isReached(rule, sum);
      const required = new Set(applicable.filter(isRequired).map(({ check }) => check));
      return {
        checks: checks
          .filter((check) => rows.has(check) || applicable.some((rule) => rule.check === check))
          .map((check) => {
            const row = rows.get(check);
            if (row) return shownCheck(row);
            const [state, because] = required.has(check)
              ? (['required', 'deposits'] as const)
              : (['notRequired', null] as const);
            return { check, state, reasons: [], because, changedAt: null };
          }),
        rules: applicable.map((rule) => ({
          check: rule.check,
          before: rule.before,
          above: rule.above === undefined ? null : baseSubunits(rule.above),
          isReached: isRequired(rule),
        })),
        days: rules.days,
        deposited: Number.isFinite(sum) ? baseSubunits(sum) : Number.MAX_SAFE_INTEGER,
        currency: deps.baseCurrency,
        hasProvider: deps.hasProvider,
      };
    },

    /**
     * What money that leaves waits for. A check that a rule asks for here is requested from then on.
     * The caller holds the queue of the player's withdrawals.
     */
    async ofWithdrawal(tx: Tx, playerId: string): Promise<'through' | 'waits' | 'refused'> {
      await queueChecks(tx, playerId);
      const { applicable, sum, rows } = await facts(tx, playerId, tx);
      const all = [...rows.values()];
      if (all.some(({ state }) => state === 'rejected')) return 'refused';
      const due = requiredForWithdrawal(applicable, sum);
      for (const { check, because } of due) {
        const row = rows.get(check);
        const { state, reasons } = row ?? { state: 'required' as const, reasons: [] };
        if (!isThrough(row) && !row?.because)
          await change(tx, playerId, check, { state, reasons, because, source: 'rules' });
      }
      const isMissing =
        due.some(({ check }) => !isThrough(rows.get(check))) ||
        all.some((row) => row.because !== null && !isThrough(row));
      return isMissing ? 'waits' : 'through';
    },

    /**
     * Asked in the transaction that saves a deposit, after it was saved: where a sum bounds deposits, those of
     * a player wait for each other here, and each counts those before it.
     * @throws DomainError verificationRequired
     */
    async requireForDeposit(tx: Tx, playerId: string, currency: string): Promise<void> {
      await queueChecks(tx, playerId);
      const { applicable, sum, rows } = await facts(tx, playerId, tx);
      const all = [...rows.values()];
      // Asked by somebody of the house: until it is through, no money comes in either.
      const requested = all.find((row) => row.because === 'operator' && !isThrough(row));
      const missing = requiredForDeposit(applicable, sum).filter(
        ({ check }) => !isThrough(rows.get(check)),
      );
      if (!requested && missing.length === 0) return;
      const check = requested?.check ?? missing[0]?.check ?? 'identity';
      const above = requested ? 0 : Math.min(...missing.map((rule) => rule.above ?? 0));
      throw new DomainError('verificationRequired', {
        fields: {
          amount: [
            {
              rule: 'verificationRequired',
              params: {
                check,
                above: baseSubunits(above),
                currency: deps.baseCurrency,
                of: currency,
              },
            },
          ],
        },
      });
    },
  };
}

export type Standing = ReturnType<typeof createStanding>;
