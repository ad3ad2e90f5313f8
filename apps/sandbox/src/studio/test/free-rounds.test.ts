import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlaceRoundBody } from '../protocol.ts';
import type { KnownReward, RewardOrder } from '../rewards/reward-desk.ts';
import type { NewRound, Round } from '../round-record.ts';
import type { Session } from '../session-store.ts';
import { drawnNumbers, freeRoundsOrder } from './playground.ts';
import { CENT, useStudio } from './studio-fixture.ts';

/** Less than any stake: whoever plays has nothing to pay with. */
const START = 1000;
const gameId = 'night-ferris';
const table = useStudio(START);

const give = (order: Partial<RewardOrder> = {}): KnownReward => {
  const given = table.studio.desk.give({ ...freeRoundsOrder(), ...order });
  if (given.kind !== 'given') throw new Error(given.kind);
  return given.reward;
};
const spin = (reward: { id: string } | null, stake = 100): PlaceRoundBody => ({
  requestId: randomUUID(),
  input: { kind: 'slot', stake },
  ...(reward ? { freeRounds: reward.id } : {}),
});
const play = (session: Session, reward: { id: string } | null, stake?: number) =>
  table.studio.service.place(session, spin(reward, stake));
const leftOf = ({ id }: KnownReward): number => {
  const found = table.studio.rewards.find(id);
  return found ? found.rounds - found.used : Number.NaN;
};

describe('free rounds', () => {
  it('take nothing, pay what they win, and are counted down to the last', async () => {
    const reward = give();
    const session = await table.studio.open({ gameId });
    expect(table.studio.service.present(session).freeRounds).toEqual({
      id: reward.id,
      stake: 100,
      given: 5,
      left: 5,
      won: 0,
      endsAt: new Date(reward.endsAt).toISOString(),
    });
    let won = 0;
    for (let left = 4; left >= 0; left--) {
      const { round, balance, freeRounds } = await play(session, reward);
      won += round.win;
      expect(round).toMatchObject({ state: 'closed', stake: 100, freeRounds: { left, won } });
      expect(freeRounds?.left ?? 0).toBe(left);
      expect(balance).toBe((START + won * CENT) / CENT);
    }
    expect(table.wallet.balance).toBe(START + won * CENT);
    for (const { body } of table.wallet.sent('bet'))
      expect(body).toMatchObject({ amount: 0, is_free: true, reward_uuid: reward.id });
    for (const { body } of table.wallet.sent('win'))
      expect(body).toMatchObject({ is_free: true, reward_uuid: reward.id });
    expect(table.studio.service.present(session).freeRounds).toBeNull();
    await expect(play(session, reward)).rejects.toMatchObject({ code: 'free-rounds-changed' });
    expect(table.wallet.sent('bet')).toHaveLength(5);
    const owner = `player:${session.player}`;
    expect(drawnNumbers(table.studio, owner)).toEqual([0, 1, 2, 3, 4]);
  });

  it('are drawn by the player’s seeds, and can be proven like any other', async () => {
    const reward = give();
    const session = await table.studio.open({ gameId });
    const { round } = await play(session, reward);
    expect(table.studio.proofs.find(round.id)).toMatchObject({
      nonce: 0,
      stake: 100,
      win: round.win,
      outcome: round.outcome,
      input: { kind: 'slot', stake: 100 },
    });
  });

  it('[P-05] given once under a reference, and another order under it is refused', async () => {
    const reference = randomUUID();
    const first = give({ reference });
    expect(give({ reference }).id).toBe(first.id);
    expect(table.studio.desk.give({ ...freeRoundsOrder(), reference, rounds: 6 }).kind).toBe(
      'other-under-reference',
    );
    await play(await table.studio.open({ gameId }), first);
    expect(give({ reference })).toMatchObject({ id: first.id, used: 1 });
  });

  it('[P-05] 64 repeats of one request are one free round', async () => {
    const reward = give();
    const session = await table.studio.open({ gameId });
    const request = spin(reward);
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => table.studio.service.place(session, request)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(leftOf(reward)).toBe(4);
    const { freeRounds: _, ...paid } = request;
    await expect(table.studio.service.place(session, paid)).rejects.toMatchObject({
      code: 'request-reused',
    });
  });

  it('play nothing that the player believes otherwise of, free or paid for', async () => {
    const session = await table.studio.open({ gameId });
    const stranger = give({ player: 'player-2' });
    for (const wrong of [{ id: randomUUID() }, stranger]) {
      await expect(play(session, wrong)).rejects.toMatchObject({ code: 'free-rounds-changed' });
    }
    const reward = give();
    await expect(play(session, null)).rejects.toMatchObject({ code: 'free-rounds-changed' });
    await expect(play(session, reward, 200)).rejects.toMatchObject({ code: 'free-rounds-changed' });
    expect(table.wallet.calls).toEqual([]);
    expect(leftOf(reward)).toBe(5);
  });

  it('are of one player, one game and one currency, and of no demo', async () => {
    give();
    const elsewhere = [
      { gameId: 'luxor-cat' },
      { gameId, currency: 'USD' },
      { gameId, player: { user: 'player-2', token: 'operator-token-2' } },
      { gameId, player: null },
    ];
    for (const launch of elsewhere) {
      const session = await table.studio.open(launch);
      expect(table.studio.service.present(session).freeRounds, JSON.stringify(launch)).toBeNull();
    }
  });

  it.each(['RS_ERROR_LIMIT_REACHED', 'RS_ERROR_TOKEN_EXPIRED'] as const)(
    'refused with %s are given back at once',
    async (status) => {
      const reward = give();
      const session = await table.studio.open({ gameId });
      table.wallet.fail('bet', status);
      await expect(play(session, reward)).rejects.toThrow();
      expect(leftOf(reward)).toBe(5);
      await table.settle();
      expect(leftOf(reward)).toBe(5);
    },
  );

  it.each(['hang-after', 'drop-before', '500-after'] as const)(
    '[P-16] whose bet ends in %s are given back once, when they are rolled back',
    async (fault) => {
      const reward = give();
      const session = await table.studio.open({ gameId });
      table.wallet.fail('bet', fault);
      table.wallet.fail('rollback', '500-before', 'drop-after');
      const { round } = await play(session, reward);
      expect(round).toMatchObject({ state: 'pending', freeRounds: { left: 4 } });
      await table.settle();
      await table.settle();
      await table.settle();
      expect(table.studio.service.find(session, round.id).round.state).toBe('refunded');
      expect(leftOf(reward)).toBe(5);
      expect(table.wallet.balance).toBe(START);
    },
  );

  it.each(['canceled', 'expired'])(
    '%s amid a round let it finish, and no other begin',
    async (how) => {
      const reward = give();
      const session = await table.studio.open({ gameId });
      table.wallet.fail('win', '500-before');
      const { round } = await play(session, reward);
      expect(round.state).toBe('pending');
      if (how === 'canceled') expect(table.studio.desk.cancel(reward.id).kind).toBe('canceled');
      else table.clock.pass(reward.endsAt);
      await table.settle();
      const { round: closed, freeRounds } = table.studio.service.find(session, round.id);
      expect(closed).toMatchObject({ state: 'closed', win: round.win, freeRounds: { left: 4 } });
      expect(freeRounds).toBeNull();
      expect(table.wallet.balance).toBe(START + round.win * CENT);
      await expect(play(session, reward)).rejects.toMatchObject({ code: 'free-rounds-changed' });
    },
  );

  it('not begun yet, used up or over cannot be played or canceled', async () => {
    const later = give({ startsAt: table.clock.now() + 1000 });
    const session = await table.studio.open({ gameId });
    await expect(play(session, later)).rejects.toMatchObject({ code: 'free-rounds-changed' });
    table.clock.pass(1000);
    const one = give({ rounds: 1, endsAt: table.clock.now() + 500 });
    expect(table.studio.service.present(session).freeRounds?.id).toBe(one.id);
    await play(session, one);
    expect(table.studio.desk.cancel(one.id)).toMatchObject({ kind: 'over', status: 'finished' });
    expect(table.studio.service.present(session).freeRounds?.id).toBe(later.id);
    expect(table.studio.desk.cancel(later.id).kind).toBe('canceled');
    expect(table.studio.desk.cancel(later.id).kind).toBe('canceled');
    const brief = give({ endsAt: table.clock.now() + 500 });
    table.clock.pass(500);
    expect(table.studio.desk.cancel(brief.id)).toMatchObject({ kind: 'over', status: 'expired' });
    expect(table.studio.desk.cancel(randomUUID()).kind).toBe('unknown');
  });
});

describe('20 spins at once', () => {
  /** Presses until a spin is played, or there are none left to play. */
  async function insist(
    place: (request: PlaceRoundBody) => Promise<unknown>,
    request: PlaceRoundBody,
  ) {
    for (;;) {
      try {
        return await place(request);
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === 'free-rounds-changed') return null;
        if (code !== 'round-open') throw error;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('[P-16] on five rounds left play five, in two browsers of two studios on one file', async () => {
    const reward = give();
    const second = table.another();
    const here = await table.studio.open({ gameId });
    const there = await second.open({ gameId });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const request = spin(reward);
        return at % 2 === 0
          ? insist((body) => table.studio.service.place(here, body), request)
          : insist((body) => second.service.place(there, body), request);
      }),
    );
    expect(results.filter((result) => result !== null)).toHaveLength(5);
    expect(table.wallet.sent('bet')).toHaveLength(5);
    expect(leftOf(reward)).toBe(0);
    await second.service.idle();
    second.close();
  });

  it('[P-16] written down past every other check are five: the counter itself holds', async () => {
    const reward = give();
    const session = await table.studio.open({ gameId });
    const like = await played(session, reward);
    const added = Array.from({ length: 20 }, () => {
      try {
        table.studio.rounds.add(newLike(like));
        return 'added';
      } catch (error) {
        return (error as { code?: string }).code;
      }
    });
    expect(added.filter((one) => one === 'added')).toHaveLength(4);
    expect(added.filter((one) => one === 'free-rounds-changed')).toHaveLength(16);
    expect(leftOf(reward)).toBe(0);
  });

  it('[P-16] are counted and given back with their round, or not at all', async () => {
    const reward = give();
    const session = await table.studio.open({ gameId });
    const like = await played(session, reward);
    expect(() => table.studio.rounds.add({ ...newLike(like), betId: like.betId })).toThrow();
    expect(leftOf(reward)).toBe(4);
    for (const mark of ['markRefunded', 'markRefused'] as const) {
      table.studio.rounds[mark](like.id, 'internal');
      expect(leftOf(reward), mark).toBe(4);
    }
    const begun = newLike(like);
    table.studio.rounds.add(begun);
    table.studio.rounds.markVoiding(begun.id, table.clock.now());
    for (let repeat = 0; repeat < 3; repeat++) table.studio.rounds.markRefunded(begun.id);
    expect(leftOf(reward)).toBe(4);
  });
});

/** A round that was played, as it is on file. */
async function played(session: Session, reward: KnownReward): Promise<Round> {
  const { round } = await play(session, reward);
  const found = table.studio.rounds.find(round.id);
  if (!found) throw new Error('the round is not on file');
  return found;
}

/** Another round of the same reward. */
const newLike = (round: Round): NewRound => ({
  ...round,
  rulesVersion: round.rulesVersion ?? '',
  id: randomUUID(),
  requestId: randomUUID(),
  betId: randomUUID(),
  winId: randomUUID(),
  rollbackId: randomUUID(),
});
