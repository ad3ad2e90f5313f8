import type { GrowingPageMeta } from '@pierlight/contract/common/schemas';
import type {
  GameSession,
  PlayedGame,
  PlayRequest,
  Spin,
} from '@pierlight/contract/gameplay/schemas';
import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { RoundChecks } from '../../kernel/round-checks-setting.ts';
import type { WalletService } from '../wallet/public.ts';
import type { GameAggregator, PlayableGames, RulesOfGame } from './ports.ts';
import type { GameplayRepository } from './repository.ts';
import { roundCheckUrl } from './round-check.ts';
import { tokenHashOf } from './seamless-wallet.ts';
import type { Winners } from './winners.ts';

/** How many games the list of recently played ones holds. */
const playedLength = 30;

export interface GameplayDeps {
  readonly repository: GameplayRepository;
  readonly aggregator: GameAggregator;
  readonly games: PlayableGames;
  readonly wallets: Pick<WalletService, 'accounts'>;
  readonly winners: Winners;
  readonly roundChecks: RoundChecks;
  readonly rulesOf: RulesOfGame;
  readonly clock: Clock;
  readonly ids: Ids;
  /** A secret of 256 random bits, as text. */
  readonly newToken: () => string;
}

/** The category whose rounds the rules of slots are for. */
const slots = 'slots';

/** The browser a game is opened in. */
export interface PlayVisitor {
  readonly session: Session | null;
  readonly ip: string;
  readonly country: string | null;
}

export interface SpinsQuery {
  readonly page: number;
  readonly perPage: number;
  readonly game?: string | undefined;
  /** Only this one of the player's rounds and older ones. */
  readonly until?: string | undefined;
  readonly currency?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly locale: string;
}

/** A round stays in history when its game has left the catalogue. */
const gameOf = (id: string, game?: { readonly name: string; readonly thumbnail: string }) => ({
  id,
  name: game?.name ?? id,
  thumbnail: game?.thumbnail ?? '',
});

export function createGameplayService(deps: GameplayDeps) {
  const { repository, aggregator, games, clock } = deps;

  /** Opens a game session, with the token that the wallet knows it by. */
  async function openGameSession(
    session: Session,
    game: {
      readonly id: string;
      readonly code: string;
      readonly unit: string;
      readonly category: string;
    },
    currency: string,
  ) {
    const accounts = await deps.wallets.accounts(session.playerId);
    if (!accounts.some((account) => account.currency === currency))
      throw new DomainError('currencyUnavailable');
    const id = deps.ids.next();
    const token = deps.newToken();
    await repository.insertSession({
      id,
      playerId: session.playerId,
      signInId: session.id,
      gameId: game.id,
      gameCode: game.code,
      currency,
      unit: game.unit,
      tokenHash: tokenHashOf(token),
      rules: await deps.rulesOf(session.playerId, currency, game.category === slots),
      at: clock.now(),
    });
    return { id, token };
  }

  return {
    /**
     * Opens a game, for real money or as a demo, and answers where its frame is.
     * @throws DomainError gameUnavailable, countryRestricted, gameProviderUnavailable; for real money
     *   also unauthenticated and currencyUnavailable (no account in that currency)
     */
    async play(
      request: PlayRequest,
      visitor: PlayVisitor,
    ): Promise<{ url: string; sessionId: string | null }> {
      const { session } = visitor;
      const isReal = request.mode === 'real';
      if (isReal && !session) throw new DomainError('unauthenticated');
      const game = await games.find(request.id, visitor.country);
      if (!game || !(isReal || game.hasDemo)) throw new DomainError('gameUnavailable');
      if (game.isRestricted) throw new DomainError('countryRestricted');
      const unit = game.smallUnits[request.currency] ?? request.currency;
      const gameSession =
        isReal && session
          ? await openGameSession(
              session,
              { id: request.id, code: game.gameCode, unit, category: game.category },
              request.currency,
            )
          : null;
      const url = await aggregator.launchUrl({
        gameCode: game.gameCode,
        unit,
        player: session && gameSession ? { id: session.playerId, token: gameSession.token } : null,
        platform: request.platform,
        locale: request.locale,
        ip: visitor.ip,
        country: visitor.country,
      });
      if (session) await repository.notePlayed(session.playerId, request.id, clock.now());
      return { url, sessionId: gameSession?.id ?? null };
    },

    /** @throws DomainError notFound, also for another player's game session */
    async gameSession(playerId: string, sessionId: string): Promise<GameSession> {
      const found = await repository.gameSession(playerId, sessionId);
      if (!found) throw new DomainError('notFound');
      return {
        id: found.id,
        gameId: found.gameId,
        currency: found.currency,
        startedAt: found.startedAt.toISOString(),
        staked: Number(found.staked),
        paid: Number(found.paid),
        rounds: Number(found.rounds),
      };
    },

    /** A page of the player's rounds, newest first. @throws DomainError notFound for another's `until` */
    async spins(
      playerId: string,
      query: SpinsQuery,
    ): Promise<{ data: Spin[]; meta: GrowingPageMeta }> {
      if (query.until !== undefined && !(await repository.isOwnRound(playerId, query.until)))
        throw new DomainError('notFound');
      const roundsQuery = {
        playerId,
        currency: query.currency,
        game: query.game,
        until: query.until,
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
        offset: (query.page - 1) * query.perPage,
        limit: query.perPage + 1,
      };
      const [found, counted] = await Promise.all([
        repository.rounds(roundsQuery),
        repository.countRounds(roundsQuery),
      ]);
      const rounds = found.slice(0, query.perPage);
      const names = await games.names([...new Set(rounds.map((round) => round.game_id))]);
      return {
        data: rounds.map((round) => ({
          id: round.id,
          game: gameOf(round.game_id, names.get(round.game_id)),
          currency: round.currency,
          stake: Number(round.stake),
          payout: Number(round.payout),
          status: round.status,
          isFree: round.reward !== null,
          createdAt: round.created_at.toISOString(),
          settledAt: round.settled_at?.toISOString() ?? null,
          checkUrl:
            round.status === roundStatus.settled
              ? roundCheckUrl(deps.roundChecks, {
                  provider: names.get(round.game_id)?.provider,
                  id: round.external_id,
                  locale: query.locale,
                })
              : null,
        })),
        meta: {
          page: query.page,
          perPage: query.perPage,
          ...counted,
          next: found[query.perPage]?.id ?? null,
        },
      };
    },

    async winners() {
      const [data, meta] = await Promise.all([deps.winners.latest(), deps.winners.meta()]);
      return { data, meta };
    },

    /** Games the player opened, the latest first; those no longer offered are left out. */
    async played(playerId: string): Promise<PlayedGame[]> {
      const played = await repository.played(playerId, playedLength);
      const cards = await games.cards(played.map(({ gameId }) => gameId));
      return played.flatMap(({ gameId, playedAt }) => {
        const card = cards.get(gameId);
        return card ? { ...card, playedAt: playedAt.toISOString() } : [];
      });
    },
  };
}

export type GameplayService = ReturnType<typeof createGameplayService>;
