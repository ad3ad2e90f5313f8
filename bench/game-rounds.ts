/**
 * Rounds per second through the studio's API and the seamless wallet (a round is written down, drawn,
 * staked and paid, each step on the disk before the next), beside the same bets and wins sent to the
 * wallet bare by the same client. Rounds of the two alternate; wallet and studio have a process each.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { createWalletClient } from '../apps/sandbox/src/aggregator/wallet-client.ts';
import { DICE } from './game-rounds/game.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';
import { heard } from './seamless-bets/heard.ts';
import { PLAYERS, playerOf, tokenOf } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';

const ROUNDS = 5;
const GAMES_PER_ROUND = 640;
const STAKE = 100;
/** The studio keeps seven steps of a round on the disk, which the bare calls leave out. */
const BAR = 0.3;

/** Plays one game to its end, as a player. */
type Play = (player: number) => Promise<void>;

/** Takes about a minute. */
export async function run(games = GAMES_PER_ROUND): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'game-rounds-data-'));
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'game-rounds-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  const children: ChildProcess[] = [];
  try {
    await migrate(server.url);
    await seatPlayers(server.url, DICE);
    const keys = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const start = (file: string): ChildProcess => {
      const child = fork(new URL(file, import.meta.url));
      children.push(child);
      return child;
    };
    const endpoint = start('seamless-bets/server.ts');
    endpoint.send({ databaseUrl: server.url, ...keys });
    const { port } = await heard(endpoint, 'listening');
    const wallet = `http://127.0.0.1:${port}/api/aggregator/hub88`;
    const studio = start('game-rounds/studio.ts');
    studio.send({ wallet, privateKey: keys.privateKey, dataFolder });
    const listening = await heard(studio, 'listening');

    const throughStudio = await studioPlay(listening.port, listening.launches ?? []);
    const bare = barePlay(wallet, keys.privateKey);
    for (const warmUp of [throughStudio, bare]) await perSecond(warmUp, games);
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await perSecond(throughStudio, games));
      peer.push(await perSecond(bare, games));
    }
    return [compare(median(ours), median(peer))];
  } finally {
    for (const child of children) child.kill();
    await server.stop();
    for (const made of [dataFolder, dataDir]) await rm(made, { recursive: true, force: true });
  }
}

/** All players play at once, each one game after another. @returns games per second */
async function perSecond(play: Play, games: number): Promise<number> {
  let left = games;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: PLAYERS }, async (_, player) => {
      while (left > 0) {
        left -= 1;
        await play(player);
      }
    }),
  );
  return games / ((performance.now() - began) / 1000);
}

async function studioPlay(port: number, launches: readonly string[]): Promise<Play> {
  const post = async (to: string, body: object, bearer?: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${to}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<{ sessionToken: string; round: { state: string } }>;
  };
  const bearers: string[] = [];
  for (const token of launches)
    bearers.push((await post('/session', { token, gameId: DICE, lang: 'en' })).sessionToken);
  return async (player) => {
    const input = { kind: 'dice', stake: STAKE, direction: 'over', target: 4950 };
    const { round } = await post('/rounds', { requestId: randomUUID(), input }, bearers[player]);
    if (round.state !== 'closed') throw new Error(`a round was ${round.state}`);
  };
}

function barePlay(baseUrl: string, privateKey: string): Play {
  const wallet = createWalletClient({
    baseUrl,
    privateKey: createPrivateKey(privateKey),
    newId: randomUUID,
  });
  return async (player) => {
    const [betId, winId, roundId] = [randomUUID(), randomUUID(), randomUUID()];
    const account = {
      user: playerOf(player + 1),
      token: tokenOf(player + 1),
      currency: 'EUR',
      gameId: DICE,
    };
    const bet = { account, roundId, rewardId: null, transactionId: betId, amount: STAKE };
    for (const { kind } of [
      await wallet.bet(bet),
      await wallet.win({ ...bet, transactionId: winId, betId, amount: 0 }),
    ])
      if (kind !== 'done') throw new Error(`the wallet answered ${kind}`);
  };
}

function compare(ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: `rounds per second through studio and wallet, ${PLAYERS} players at once, beside bare wallet calls`,
    ours: Math.round(ours),
    peer: Math.round(peer),
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at least ${BAR}`,
    meets: ratio >= BAR,
  };
}
