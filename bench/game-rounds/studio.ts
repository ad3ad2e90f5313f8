/** The studio with its API, in front of a wallet over HTTP; every player has a game of dice open. */
import { createPrivateKey, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createWalletClient } from '../../apps/sandbox/src/aggregator/wallet-client.ts';
import { buildStudio } from '../../apps/sandbox/src/studio/server.ts';
import { PLAYERS, playerOf, report, tokenOf } from '../seamless-bets/players.ts';
import { DICE, type StudioOrder } from './game.ts';

process.once('message', async ({ wallet, privateKey, dataFolder }: StudioOrder) => {
  const studio = await buildStudio({
    origin: 'http://127.0.0.1',
    siteOrigin: 'http://127.0.0.1',
    dataFolder,
    wallet: createWalletClient({
      baseUrl: wallet,
      privateKey: createPrivateKey(privateKey),
      newId: randomUUID,
    }),
    // What is measured is the way of a round, not what keeps players from hurrying.
    roundRate: { burst: 1e9, perSecond: 1e9 },
  });
  await studio.app.listen({ host: '127.0.0.1', port: 0 });
  const launches: string[] = [];
  for (let number = 1; number <= PLAYERS; number += 1) {
    const launched = await studio.launches.launch({
      gameId: DICE,
      lang: 'en',
      currency: 'EUR',
      player: { user: playerOf(number), token: tokenOf(number) },
      lobbyUrl: null,
      depositUrl: null,
    });
    if (launched.kind !== 'launched') throw new Error(launched.kind);
    launches.push(new URL(launched.url).searchParams.get('token') ?? '');
  }
  const { port } = studio.app.server.address() as AddressInfo;
  report({ kind: 'listening', port, launches });
});
