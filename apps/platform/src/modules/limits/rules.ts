import type { PlayRules } from '@pierlight/contract/limits/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { JurisdictionRules, Jurisdictions } from './jurisdictions.ts';

/** Whose rules they are, read on the connection of a transaction that has begun. `birthdate` is YYYY-MM-DD. */
export type PersonOf = (
  playerId: string,
  tx?: Tx,
) => Promise<{ readonly country: string; readonly birthdate: string } | null>;

/** The rules a player stands under, why, and what of the player they depend on. */
export interface Standing extends ReturnType<Jurisdictions['of']> {
  /** Of the profile; null for an unknown player. */
  readonly country: string | null;
  readonly age: number;
}

/** The rules a game is opened under, as `gameplay.session.rules` keeps them and the database reads them. */
export interface GameRules {
  readonly reminderMinutes?: number;
  readonly pause?: { readonly afterMinutes: number; readonly minutes: number };
  readonly secondsBetweenRounds?: number;
  /** Subunits a round may cost. */
  readonly maxStake?: number;
}

/** Full years on a day by UTC; who was born on 29 February turns on 1 March. */
export function ageOn(birthdate: string, at: Date): number {
  const today = at.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** The most that a round of a slot may cost at an age, in subunits; null for any. */
export function maxStakeOf(
  { maxStake, maxStakeByAge }: JurisdictionRules['slots'],
  age: number,
  currency: string,
): number | null {
  const all = [
    maxStake,
    ...maxStakeByAge.filter(({ from, to }) => from <= age && age <= to).map((one) => one.maxStake),
  ].flatMap((amounts) => amounts?.[currency] ?? []);
  return all.length === 0 ? null : Math.min(...all);
}

/** The rules that players stand under, and why. */
export function createRules({
  jurisdictions,
  personOf,
  clock,
}: {
  readonly jurisdictions: Jurisdictions;
  readonly personOf: PersonOf;
  readonly clock: Clock;
}) {
  const standing = async (playerId: string, tx?: Tx): Promise<Standing> => {
    const person = await personOf(playerId, tx);
    return {
      ...jurisdictions.of(person?.country ?? null),
      country: person?.country ?? null,
      age: person ? ageOn(person.birthdate, clock.now()) : 0,
    };
  };

  const ofPlayer = async (playerId: string, currency: string): Promise<PlayRules> => {
    const { name, because, rules, country, age } = await standing(playerId);
    return {
      jurisdiction: name,
      because,
      country,
      currency,
      reminderMinutes: rules.reminderMinutes,
      pause: rules.pause,
      slots: {
        maxStake: maxStakeOf(rules.slots, age, currency),
        secondsBetweenRounds: rules.slots.secondsBetweenRounds,
      },
      deposits: {
        limitFirst: rules.deposits.limitFirst,
        monthlyAtMost: rules.deposits.monthlyAtMost?.[currency] ?? null,
      },
    };
  };

  return {
    standing,
    ofPlayer,

    /** Those a game is opened under, for its currency. */
    async ofGame(playerId: string, currency: string, isSlot: boolean): Promise<GameRules> {
      const { reminderMinutes, pause, slots } = await ofPlayer(playerId, currency);
      return {
        ...(reminderMinutes === null ? {} : { reminderMinutes }),
        ...(pause === null ? {} : { pause }),
        ...(!isSlot || slots.secondsBetweenRounds === null
          ? {}
          : { secondsBetweenRounds: slots.secondsBetweenRounds }),
        ...(!isSlot || slots.maxStake === null ? {} : { maxStake: slots.maxStake }),
      };
    },
  };
}

export type Rules = ReturnType<typeof createRules>;
