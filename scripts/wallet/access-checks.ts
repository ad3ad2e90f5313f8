/** Access to a wallet: signatures, tokens, inputs, and the answers to anything invalid. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { answers, type Check, changes } from './check.ts';

const stranger = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** A bet with something wrong about it moves nothing and is answered by one of these. */
const wrongBet = (what: string, change: object, ...statuses: readonly string[]): Check => ({
  name: `a bet with ${what} is refused`,
  run: (wallet) =>
    changes(wallet, 0, async () => {
      const bet = wallet.bet(change);
      const answer = await wallet.call('/transaction/bet', bet);
      answers(answer, ...statuses);
      assert.equal(answer.request_uuid, bet.request_uuid, 'the answer names another request');
    }),
});

const malformed = ['RS_ERROR_WRONG_TYPES', 'RS_ERROR_WRONG_SYNTAX'];

export const accessChecks: readonly Check[] = [
  {
    name: 'an answer names its request, the player, the currency and the balance',
    run: async (wallet) => {
      const { user, token, game, currency } = wallet.subject;
      const request_uuid = randomUUID();
      const told = await wallet.call('/user/balance', {
        user,
        token,
        request_uuid,
        game_code: game,
      });
      answers(told, 'RS_OK');
      assert.deepEqual(
        { ...told, balance: typeof told.balance },
        { http: 200, status: 'RS_OK', user, request_uuid, currency, balance: 'number' },
      );
    },
  },
  {
    name: 'a signature that is missing, of a stranger, or of other bytes opens nothing',
    run: (wallet) =>
      changes(wallet, 0, async () => {
        const body = JSON.stringify(wallet.bet());
        const signed = wallet.signed(body);
        for (const [sent, signature] of [
          [body, ''],
          [body, 'AAAA'],
          [body, wallet.signed(body, stranger())],
          [`${body} `, signed],
          [body.replace(/"amount":(\d+)/, '"amount":1$1'), signed],
        ] as const)
          answers(
            await wallet.send('/transaction/bet', sent, signature),
            'RS_ERROR_INVALID_SIGNATURE',
          );
      }),
  },
  {
    name: 'what is no request is answered with HTTP 200 all the same',
    run: async (wallet) => {
      for (const body of ['', 'null', '[]', '{"user":', '{}'])
        answers(await wallet.send('/transaction/bet', body), ...malformed);
    },
  },
  wrongBet('an unknown token', { token: `unknown-${randomUUID()}` }, 'RS_ERROR_INVALID_TOKEN'),
  wrongBet("another player's name", { user: randomUUID() }, 'RS_ERROR_INVALID_TOKEN'),
  wrongBet('a game that was not opened', { game_code: 'no-such-game' }, 'RS_ERROR_INVALID_GAME'),
  wrongBet('a currency that is none', { currency: 'XAU' }, 'RS_ERROR_WRONG_CURRENCY'),
  wrongBet('a negative amount', { amount: -100_000 }, ...malformed),
  wrongBet('a broken amount', { amount: 100_000.5 }, ...malformed),
  wrongBet('a textual amount', { amount: '100000' }, ...malformed),
  wrongBet('no amount', { amount: undefined }, ...malformed),
  wrongBet('an amount beyond exact numbers', { amount: 2 ** 53 }, ...malformed),
  {
    name: 'a session that is over takes no bet, but pays wins and takes rollbacks',
    needsExpiredToken: true,
    run: async (wallet) => {
      const { stake, expiredToken: token } = wallet.subject;
      await changes(wallet, stake, async () => {
        answers(
          await wallet.call('/transaction/bet', wallet.bet({ token })),
          'RS_ERROR_TOKEN_EXPIRED',
        );
        const [won, back] = [wallet.bet(), wallet.bet()];
        for (const bet of [won, back]) answers(await wallet.call('/transaction/bet', bet), 'RS_OK');
        const win = { ...wallet.win(won, 2 * stake), token };
        answers(await wallet.call('/transaction/win', win), 'RS_OK');
        const rollback = { ...wallet.rollback(back), token };
        answers(await wallet.call('/transaction/rollback', rollback), 'RS_OK');
      });
    },
  },
];
