import { randomUUID } from 'node:crypto';
import { betBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import type { StubPayment } from '../modules/payments/test/stub-provider.ts';
import { signed } from '../modules/payments/test/webhooks.ts';
import { type Player, site, type usePlatform, webhookSecret } from './platform-fixture.ts';

/** What the provider says of an order once it was paid. */
export const successOf = (reference: string, payment: StubPayment | undefined) => ({
  id: `event-of-${reference}`,
  type: 'payment.succeeded',
  createdAt: '2026-11-21T12:00:00Z',
  data: {
    paymentId: payment?.id,
    reference,
    amount: payment?.amount,
    currency: payment?.currency,
    status: 'succeeded',
    reason: null,
  },
});

/** What it takes to seat a player with money at a game. */
export function createTable(platform: ReturnType<typeof usePlatform>) {
  async function startDeposit(
    player: Player,
    amount: number,
    { key = randomUUID() as string, bonusId }: { key?: string; bonusId?: string | null } = {},
  ) {
    const answer = await platform.call('POST', '/payment/invoices/deposit', {
      token: player.token,
      headers: { 'idempotency-key': key },
      body: { methodId: 'card', currency: 'EUR', amount, bonusId, returnUrl: `${site}/` },
    });
    if (answer.status !== 201) throw new Error(`the deposit was refused: ${answer.status}`);
    const { id } = answer.body.data as { id: string };
    return id;
  }

  /** The provider takes the money of an order and says so; under the secret of a stranger, one lies. */
  function settle(invoiceId: string, secret = webhookSecret) {
    const payment = platform.payments.of(invoiceId);
    if (payment && secret === webhookSecret) payment.status = 'succeeded';
    const body = JSON.stringify(successOf(invoiceId, payment));
    const seconds = Math.floor(platform.clock.now().getTime() / 1000);
    return platform.call('POST', '/payment/webhooks/card', {
      headers: { 'pierlight-signature': signed(body, seconds, secret) },
      body,
    });
  }

  /** A player with 50.00 EUR and a game session. */
  async function seated() {
    const player = await platform.register();
    await settle(await startDeposit(player, 50_00));
    const opened = await platform.call('POST', '/game/games/koi-lantern/play', {
      token: player.token,
      body: { mode: 'real', currency: 'EUR', platform: 'desktop' },
    });
    const { sessionId } = opened.body.data as { sessionId: string };
    const launch = platform.aggregator.launches.findLast(({ user }) => user === player.id);
    const seat = { playerId: player.id, signInId: '', sessionId, token: launch?.token ?? '' };
    /** A stake in hundred-thousandths of a euro, as the aggregator writes it. */
    const betOf = (amount: number) => ({ ...betBodyOf(seat, amount), game_code: 'koi-lantern' });
    return { player, sessionId, betOf };
  }

  return { startDeposit, settle, seated };
}
