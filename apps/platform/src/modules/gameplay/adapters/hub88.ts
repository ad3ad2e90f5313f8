import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { AggregatorGame, GameAggregator, LaunchInput } from '../ports.ts';
import { gameListAnswer, gameUrlAnswer } from './hub88-protocol.ts';
import { signatureHeader, signatureOf } from './hub88-signature.ts';

export interface Hub88Options {
  /** Where the API's paths begin: `https://api.hub88.example`. */
  readonly apiUrl: string;
  /** As the aggregator assigned it; a number is sent as one. */
  readonly operatorId: string;
  readonly privateKey: KeyObject;
  /** Where a game's Home leads. */
  readonly lobbyUrl: string;
  /** Where a game's Deposit leads. */
  readonly depositUrl: string;
  /** Milliseconds one call may take. */
  readonly deadline?: number;
}

/** What Hub88 calls the currency of a demo. */
const demoCurrency = 'XXX';
const platforms = { desktop: 'GPL_DESKTOP', mobile: 'GPL_MOBILE' } as const;

/** Hub88's Games API as a game aggregator. */
export function createHub88(options: Hub88Options): GameAggregator {
  const { apiUrl, privateKey, deadline = 5000 } = options;
  const operatorId = /^\d{1,9}$/.test(options.operatorId)
    ? Number(options.operatorId)
    : options.operatorId;

  async function call<T extends z.ZodType>(
    path: string,
    fields: Readonly<Record<string, unknown>>,
    answer: T,
  ): Promise<z.output<T>> {
    const body = JSON.stringify({ operator_id: operatorId, ...fields });
    const unavailable = (cause: unknown) => new DomainError('gameProviderUnavailable', { cause });
    let response: Response;
    let received: unknown;
    try {
      response = await fetch(`${apiUrl}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signatureOf(body, privateKey),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(deadline),
      });
      received = await response.json();
    } catch (error) {
      throw unavailable(error);
    }
    // 403: the game, currency or country is not enabled for the operator; 404: it does not exist.
    if (response.status === 403 || response.status === 404)
      throw new DomainError('gameUnavailable', {
        cause: new Error(`${path} answered ${response.status}: ${JSON.stringify(received)}`),
      });
    if (!response.ok) throw unavailable(new Error(`${path} answered ${response.status}`));
    const parsed = answer.safeParse(received);
    if (!parsed.success) throw unavailable(parsed.error);
    return parsed.data;
  }

  return {
    async launchUrl(input) {
      const { url } = await call(
        '/operator/generic/v2/game/url',
        launchFields(input, options),
        gameUrlAnswer,
      );
      return url;
    },
    async listGames() {
      return (await call('/operator/generic/v2/game/list', {}, gameListAnswer)).map(gameOf);
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
    rtp: row.rtp == null ? null : Math.round(Number(row.rtp) * 100),
    volatility: row.volatility ?? null,
    lines: row.lines ?? null,
    ways: row.ways ?? null,
    maxWinMultiplier: row.max_win_multiplier ?? null,
    releasedOn: row.release_date?.slice(0, 10) ?? null,
    blockedCountries: row.blocked_countries ?? [],
    betLimits: row.bet_limits ?? {},
  };
}
