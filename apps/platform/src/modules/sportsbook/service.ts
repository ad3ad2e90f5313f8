import type { PageMeta } from '@pierlight/contract/common/schemas';
import type { Bet, BetMonth, BettingToken } from '@pierlight/contract/sportsbook/schemas';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Signing } from './adapters/betby-signature.ts';
import type { PublicNames } from './ports.ts';
import type { SportsbookRepository } from './repository.ts';

/** How long a token of the book is good for. */
export const tokenSeconds = 600;

export interface SportsbookServiceDeps {
  readonly repository: SportsbookRepository;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Null where there is no book. */
  readonly book: { readonly signing: Pick<Signing, 'player'>; readonly brandId: string } | null;
  readonly publicNames: PublicNames;
  /** The currency a player uses. */
  readonly currencyOf: (playerId: string) => Promise<string | undefined>;
  /** The rules bets are held to beside the player's own limits. */
  readonly rulesOf: (playerId: string, currency: string) => Promise<object | null>;
}

export function createSportsbookService(deps: SportsbookServiceDeps) {
  const { repository, clock } = deps;
  return {
    /** A page of the player's bets, newest first. */
    async bets(
      playerId: string,
      { page, perPage, isSettled }: { page: number; perPage: number; isSettled: boolean },
    ): Promise<{ data: Bet[]; meta: PageMeta }> {
      const query = { playerId, isSettled, offset: (page - 1) * perPage, limit: perPage };
      const [data, counted] = await Promise.all([
        repository.bets(query),
        repository.countBets(query),
      ]);
      return { data, meta: { page, perPage, ...counted } };
    },

    /** @throws DomainError notFound, also for somebody else's */
    async bet(playerId: string, id: string): Promise<Bet> {
      const bet = await repository.bet(playerId, id);
      if (!bet) throw new DomainError('notFound');
      return bet;
    },

    /** A year of bets, by month and currency; months without are left out. */
    async months(playerId: string, year: number): Promise<BetMonth[]> {
      const [from, to] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
      return (await repository.months(playerId, from, to)).map(
        ({ bets, staked, paid, ...one }) => ({
          ...one,
          bets: Number(bets),
          staked: Number(staked),
          paid: Number(paid),
        }),
      );
    },

    /**
     * Says to the book who plays, in the account the player uses.
     * @throws DomainError notFound where there is no book, currencyUnavailable without an account
     */
    async token(
      { id: signInId, playerId }: Session,
      { locale, oddsFormat }: { readonly locale: string; readonly oddsFormat: string },
    ): Promise<BettingToken> {
      if (!deps.book) throw new DomainError('notFound');
      const currency = await deps.currencyOf(playerId);
      if (currency === undefined) throw new DomainError('currencyUnavailable');
      const [rules, names] = await Promise.all([
        deps.rulesOf(playerId, currency),
        deps.publicNames([playerId]),
      ]);
      const at = clock.now();
      const session = await repository.openSession({
        ...{ id: deps.ids.next(), playerId, signInId, currency, rules, at },
      });
      const token = await deps.book.signing.player(
        {
          iss: deps.book.brandId,
          sub: playerId,
          name: names.get(playerId) ?? '',
          lang: locale,
          currency,
          odds_format: oddsFormat,
          session,
        },
        tokenSeconds,
      );
      return { token, expiresAt: new Date(at.getTime() + tokenSeconds * 1000).toISOString() };
    },
  };
}

export type SportsbookService = ReturnType<typeof createSportsbookService>;
