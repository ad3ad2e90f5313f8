import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, type Seat, winBodyOf } from './wallet-bodies.ts';

const game = useGameplay();

afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const betIn = (currency: string, seat: Seat, amount: number, round?: string) => ({
  ...betBodyOf(seat, amount, round),
  currency,
});
const seatIn = (unit: 'mBTC' | 'mETH', amount: bigint) =>
  game.seat(amount, unit.slice(1), 'tide-reels', unit);
const balanceCall = (seat: Seat) => ({
  user: seat.playerId,
  token: seat.token,
  request_uuid: randomUUID(),
});

test('[P-09] a round in mBTC moves satoshi exactly, and is told in mBTC to the last satoshi', async () => {
  const seat = await seatIn('mBTC', 777n);
  expect(await game.call('/user/balance', balanceCall(seat))).toMatchObject({
    status: 'RS_OK',
    currency: 'mBTC',
    balance: 777,
  });
  const bet = betIn('mBTC', seat, 76);
  expect(await game.call('/transaction/bet', bet)).toMatchObject({
    status: 'RS_OK',
    currency: 'mBTC',
    balance: 701,
  });
  expect(await game.call('/transaction/win', winBodyOf(bet, 33))).toMatchObject({
    status: 'RS_OK',
    currency: 'mBTC',
    balance: 734,
  });
  expect(await game.balanceOf(seat)).toBe(734n);
  expect(await game.roundsOf(seat)).toEqual([
    { stake: 76n, payout: 33n, status: 2, game_id: 'tide-reels' },
  ]);
});

test('[P-09] gwei too fine for mETH are not told, yet never lost', async () => {
  const seat = await seatIn('mETH', 1_000_007n);
  const bet = betIn('mETH', seat, 1);
  expect(await game.call('/transaction/bet', bet)).toMatchObject({
    status: 'RS_OK',
    currency: 'mETH',
    balance: 99_999,
  });
  expect(await game.balanceOf(seat)).toBe(999_997n);
  const tooMuch = betIn('mETH', seat, 100_000);
  expect(await game.call('/transaction/bet', tooMuch)).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    currency: 'mETH',
    balance: 99_999,
  });
  await game.call('/transaction/rollback', rollbackBodyOf(bet));
  expect(await game.balanceOf(seat)).toBe(1_000_007n);
});

test('[P-09] a game session in mBTC takes no bet in BTC, and one in BTC none in mBTC', async () => {
  const small = await seatIn('mBTC', 1_000_000n);
  const whole = await game.seat(1_000_000n, 'BTC');
  for (const bet of [betIn('BTC', small, 1), betIn('mBTC', whole, 1000), betIn('mETH', whole, 1)]) {
    for (const _repeat of [1, 2])
      expect(await game.call('/transaction/bet', bet)).toMatchObject({
        status: 'RS_ERROR_WRONG_CURRENCY',
        request_uuid: bet.request_uuid,
      });
  }
  expect([await game.balanceOf(small), await game.balanceOf(whole)]).toEqual([
    1_000_000n,
    1_000_000n,
  ]);
});

test('[P-05] [P-09] a transaction sent again for as many satoshi in BTC is a duplicate', async () => {
  const seat = await seatIn('mBTC', 1_000_000n);
  const bet = betIn('mBTC', seat, 100_000);
  const win = winBodyOf(bet, 200_000);
  await game.call('/transaction/bet', bet);
  const inBtc = { currency: 'BTC', amount: 100 };
  expect(await game.call('/transaction/bet', { ...bet, ...inBtc })).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
  expect(await game.call('/transaction/win', { ...win, ...inBtc })).toMatchObject({
    status: 'RS_ERROR_WRONG_CURRENCY',
  });
  expect(await game.call('/transaction/win', win)).toMatchObject({ status: 'RS_OK' });
  expect(
    await game.call('/transaction/win', { ...win, currency: 'BTC', amount: 200 }),
  ).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  expect(await game.balanceOf(seat)).toBe(1_100_000n);
});

test('[P-09] a win counts as its bet did, whatever round it names', async () => {
  const seat = await seatIn('mBTC', 1_000_000n);
  const bet = betIn('mBTC', seat, 1000);
  await game.call('/transaction/bet', bet);
  const elsewhere = { ...winBodyOf(bet, 1), currency: 'BTC', round: 'another' };
  expect(await game.call('/transaction/win', elsewhere)).toMatchObject({
    status: 'RS_ERROR_WRONG_CURRENCY',
  });
  expect(await game.balanceOf(seat)).toBe(999_000n);
});

test('[P-09] a round begun in mBTC takes no bet of another game session in BTC', async () => {
  const seat = await seatIn('mBTC', 1_000_000n);
  const bet = betIn('mBTC', seat, 1000);
  await game.call('/transaction/bet', bet);
  const whole = await game.seat(1n, 'BTC');
  await game.owner.query('update gameplay.session set player_id = $1 where id = $2', [
    seat.playerId,
    whole.sessionId,
  ]);
  const mixed = betIn('BTC', { ...whole, playerId: seat.playerId }, 1, bet.round);
  expect(await game.call('/transaction/bet', mixed)).toMatchObject({
    status: 'RS_ERROR_WRONG_CURRENCY',
  });
  expect(await game.call('/transaction/bet', { ...mixed, round: 'its own' })).toMatchObject({
    status: 'RS_OK',
    currency: 'BTC',
  });
  expect(await game.balanceOf(seat)).toBe(998_000n);
});

test('[P-07] a rollback is answered as its bet was counted, with a token or without', async () => {
  const seat = await seatIn('mBTC', 1_000_000n);
  const bet = betIn('mBTC', seat, 1001);
  await game.call('/transaction/bet', bet);
  const { token: _token, ...back } = rollbackBodyOf(bet);
  const whole = { status: 'RS_OK', currency: 'mBTC', balance: 1_000_000 };
  for (const _repeat of [1, 2])
    expect(await game.call('/transaction/rollback', back)).toMatchObject(whole);
  const unseen = rollbackBodyOf(betIn('mBTC', seat, 5));
  expect(await game.call('/transaction/rollback', unseen)).toMatchObject(whole);
});

test('[P-09] any play in small units leaves what exact arithmetic does', async () => {
  const step = { mBTC: 1n, mETH: 10n } as const;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('mBTC', 'mETH'),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.array(
        fc.record({
          stake: fc.nat(10 ** 8),
          end: fc.oneof(fc.nat(10 ** 9), fc.constant('rollback' as const)),
        }),
        { maxLength: 6 },
      ),
      async (unit, start, rounds) => {
        // A deposit of nothing is none.
        const seat = await seatIn(unit, start + 1n);
        let balance = start + 1n;
        for (const { stake, end } of rounds) {
          const bet = betIn(unit, seat, stake);
          const taken = await game.call('/transaction/bet', bet);
          const booked = BigInt(stake) * step[unit];
          if (booked > balance) {
            expect(taken.status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
            continue;
          }
          expect(taken).toMatchObject({ status: 'RS_OK', currency: unit });
          if (end === 'rollback') await game.call('/transaction/rollback', rollbackBodyOf(bet));
          else {
            await game.call('/transaction/win', winBodyOf(bet, end));
            balance += BigInt(end) * step[unit] - booked;
          }
        }
        expect(await game.balanceOf(seat)).toBe(balance);
        expect(await game.call('/user/balance', balanceCall(seat))).toMatchObject({
          currency: unit,
          balance: Number(balance / step[unit]),
        });
      },
    ),
    { numRuns: 25 },
  );
});
