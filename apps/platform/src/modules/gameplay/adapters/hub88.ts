import type { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { AggregatorGame, GameAggregator, LaunchInput } from '../ports.ts';
import { createHub88Call, type Hub88Access } from './hub88-call.ts';
import { gameListAnswer, gameUrlAnswer } from './hub88-protocol.ts';

export interface Hub88Options extends Hub88Access {
  /** Where a game's Home leads. */
  readonly lobbyUrl: string;
  /** Where a game's Deposit leads. */
  readonly depositUrl: string;
}

/** What Hub88 calls the currency of a demo. */
const demoCurrency = 'XXX';
const platforms = { desktop: 'GPL_DESKTOP', mobile: 'GPL_MOBILE' } as const;

/** 403: the game, currency or country is not enabled for the operator; 404: it does not exist. */
const gameRefusal = (status: number, cause: Error): DomainError | undefined =>
  status === 403 || status === 404 ? new DomainError('gameUnavailable', { cause }) : undefined;

/** Hub88's Games API as a game aggregator. */
export function createHub88(options: Hub88Options): GameAggregator {
  const call = createHub88Call(options);

  return {
    async launchUrl(input) {
      const { url } = await call(
        '/operator/generic/v2/game/url',
        launchFields(input, options),
        gameUrlAnswer,
        gameRefusal,
      );
      return url;
    },
    async listGames() {
      return (await call('/operator/generic/v2/game/list', {}, gameListAnswer, gameRefusal)).map(
        gameOf,
      );
    },
  };
}

function launchFields(input: LaunchInput, options: Hub88Options) {
  return {
    game_code: input.gameCode,
    platform: platforms[input.platform],
    lang: input.locale,
    ip: input.ip,
    lobby_url: options.lobbyUrl,
    ...(input.country === null ? {} : { country: input.country }),
    ...(input.player === null
      ? { currency: demoCurrency, game_currency: input.unit }
      : {
          currency: input.unit,
          user: input.player.id,
          token: input.player.token,
          deposit_url: options.depositUrl,
        }),
  };
}

/** In hundredths; one that rounds to nothing tells nothing. */
const deviationOf = (told: string | null | undefined): number | null =>
  told == null ? null : Math.round(Number(told) * 100) || null;

function gameOf(row: z.output<typeof gameListAnswer>[number]): AggregatorGame {
  return {
    code: row.game_code,
    name: row.name,
    names: row.names ?? {},
    descriptions: row.descriptions ?? {},
    product: row.product,
    category: row.category,
    platforms: row.platforms.map((platform) =>
      platform === platforms.desktop ? 'desktop' : 'mobile',
    ),
    thumbnailUrl: row.url_thumb ?? null,
    squareThumbnailUrl: row.url_thumb_square ?? null,
    backgroundUrl: row.url_background ?? null,
    isEnabled: row.enabled,
    hasDemo: row.demo_game_support ?? false,
    tableGroup: row.table_group ?? null,
    rtp: row.rtp == null ? null : Math.round(Number(row.rtp) * 100),
    volatility: row.volatility ?? null,
    deviation: deviationOf(row.standard_deviation),
    pays: row.pays ?? null,
    lines: row.lines ?? null,
    ways: row.ways ?? null,
    maxWinMultiplier: row.max_win_multiplier ?? null,
    releasedOn: row.release_date?.slice(0, 10) ?? null,
    blockedCountries: row.blocked_countries ?? [],
    betLimits: row.bet_limits ?? {},
  };
}
