import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { privateKeyOf, signatureOf } from '../modules/gameplay/adapters/hub88-signature.ts';
import type { WalletReply } from '../modules/gameplay/test/gameplay-fixture.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const limits = (min: number, max: number) => ({ min, max, default: min });

/** Bitcoin and ether are listed as studios list them: small units beside stakes of whole coins. */
function gameRow(code: string, origin: string, blockedCountries: readonly string[] = []) {
  return {
    game_code: code,
    name: `Game ${code}`,
    product: 'Northlight',
    category: 'Video Slots',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    url_thumb: `${origin}/art/${code}.svg`,
    enabled: true,
    demo_game_support: true,
    rtp: '96.10',
    volatility: 3,
    release_date: '2026-01-15',
    blocked_countries: blockedCountries,
    bet_limits: {
      EUR: limits(10_000, 1_000_000),
      BTC: limits(10, 500),
      mBTC: limits(100, 100_000),
      ...(code === 'koi-lantern' ? { mETH: limits(3_000, 3_000_000) } : { ETH: limits(10, 800) }),
    },
  };
}

type ListedGame = ReturnType<typeof gameRow>;

/** What a game is opened with. */
export interface Launch {
  readonly user: string;
  readonly token: string;
  readonly game_code: string;
  readonly currency: string;
}

/** A game aggregator with two games, one of them not for Poland, as far as listing and launching go. */
export class StubAggregator {
  /** What games were opened with, in order. */
  readonly launches: Launch[] = [];
  /** What is changed about every game it lists. */
  changes: (game: ListedGame) => Partial<ListedGame> = () => ({});
  /** Who answers for free rounds. */
  rewardsAt = 'http://127.0.0.1:9';
  readonly #server: Server;
  #origin = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const json = (value: unknown) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
      if (request.url?.startsWith('/art/'))
        response.setHeader('content-type', 'image/svg+xml').end(picture);
      else if (request.url?.endsWith('/game/list'))
        json(
          [gameRow('night-ferris', this.#origin, ['PL']), gameRow('koi-lantern', this.#origin)].map(
            (game) => ({ ...game, ...this.changes(game) }),
          ),
        );
      else if (request.url?.includes('/freebet/'))
        text(request)
          .then((body) =>
            fetch(`${this.rewardsAt}${request.url}`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'x-hub88-signature': String(request.headers['x-hub88-signature']),
              },
              body,
            }),
          )
          .then(async (answer) => {
            response.statusCode = answer.status;
            json(await answer.json());
          })
          .catch(() => response.destroy());
      else {
        text(request).then((body) => {
          this.launches.push(JSON.parse(body) as Launch);
          json({ url: `${this.#origin}/frame` });
        });
      }
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.#origin;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The aggregator's calls to the wallet, signed with its key. */
export function createWalletCaller(origin: () => string, privatePem: string) {
  const key = privateKeyOf(privatePem);
  return async (
    path: '/transaction/bet' | '/transaction/win' | '/transaction/rollback' | '/user/balance',
    fields: object,
  ): Promise<WalletReply> => {
    const body = JSON.stringify(fields);
    const response = await fetch(`${origin()}/api/aggregator/hub88${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signatureOf(body, key) },
      body,
    });
    return (await response.json()) as WalletReply;
  };
}
