import type { GameReturn, PlayMonth, SpinsTotal } from '@pierlight/contract/gameplay/schemas';
import { type Clock, isYounger } from '../../kernel/clock.ts';
import type { FinishedRounds } from './finished-rounds.ts';
import type { PlayableGames } from './ports.ts';
import { returnRange, roundsOfOneStake } from './return-range.ts';

export interface TotalsQuery {
  readonly currency?: string | undefined;
  readonly game?: string | undefined;
  /** ISO 8601; inclusive, and exclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What the house returned, and when that was asked of the database. */
interface HouseReturns {
  readonly data: GameReturn[];
  readonly meta: { readonly since: string | null; readonly countedAt: string };
}

/** The house is counted every ten minutes; whoever asks sees it as it was at most this long ago. */
const houseMaxAgeMs = 60_000;

/** A share in hundredths of a percent. */
const hundredths = (share: number) => Math.round(share * 10_000);

/** What games returned beside what they publish, to a player and to everybody. */
export function createReturns(deps: {
  readonly finished: FinishedRounds;
  readonly games: Pick<PlayableGames, 'names'>;
  readonly clock: Clock;
}) {
  const { finished, games, clock } = deps;
  let house: { readonly at: number; readonly returns: Promise<HouseReturns> } | undefined;

  async function readHouse(): Promise<HouseReturns> {
    const countedAt = clock.now().toISOString();
    const rows = await finished.ofHouse();
    const names = await games.names(rows.map(({ gameId }) => gameId));
    const data = rows.flatMap(({ gameId, rounds, multiples }) => {
      const game = names.get(gameId);
      if (!game) return [];
      const played = Number(rounds);
      return {
        game: { id: gameId, name: game.name, thumbnail: game.thumbnail },
        rounds: played,
        returned: hundredths(multiples / played),
        published: game.rtp,
        range: rangeOf(game, played),
      };
    });
    const since = rows.map((row) => row.since).sort()[0] ?? null;
    return { data, meta: { since, countedAt } };
  }

  return {
    /** By game and currency, the most played first. */
    async totals(playerId: string, query: TotalsQuery): Promise<SpinsTotal[]> {
      const totals = await finished.totals({
        playerId,
        currency: query.currency,
        game: query.game,
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
      });
      const names = await games.names([...new Set(totals.map(({ gameId }) => gameId))]);
      return totals.map((total) => {
        const game = names.get(total.gameId);
        const [staked, paid] = [Number(total.staked), Number(total.paid)];
        return {
          game: {
            id: total.gameId,
            name: game?.name ?? total.gameId,
            thumbnail: game?.thumbnail ?? '',
          },
          currency: total.currency,
          rounds: Number(total.rounds),
          staked,
          paid,
          freeRounds: Number(total.freeRounds),
          freePaid: Number(total.freePaid),
          returned: staked > 0 ? hundredths(paid / staked) : null,
          published: game?.rtp ?? null,
          range: game ? rangeOf(game, roundsOfOneStake(staked, total.stakeSquares)) : null,
        };
      });
    },

    /** A year of play, by month and currency; months without rounds are left out. */
    async months(playerId: string, year: number): Promise<PlayMonth[]> {
      const months = await finished.months(playerId, `${year}-01-01`, `${year + 1}-01-01`);
      return months.map(({ month, currency, rounds, staked, paid, playedMs }) => ({
        month,
        currency,
        rounds: Number(rounds),
        staked: Number(staked),
        paid: Number(paid),
        seconds: Math.round(Number(playedMs) / 1000),
      }));
    },

    /** The most played first; games that left the catalogue are left out. */
    ofHouse(): Promise<HouseReturns> {
      const now = clock.now().getTime();
      if (house && isYounger(now, house.at, houseMaxAgeMs)) return house.returns;
      const returns = readHouse();
      house = { at: now, returns };
      // A failure is told to who waited for it, and the next one asks again.
      returns.catch(() => {
        house = undefined;
      });
      return returns;
    },
  };
}

export type Returns = ReturnType<typeof createReturns>;

function rangeOf(
  game: { readonly rtp: number; readonly deviation: number | null },
  rounds: number,
): { from: number; to: number } | null {
  if (game.deviation === null) return null;
  return returnRange({ published: game.rtp / 10_000, deviation: game.deviation / 100, rounds });
}
