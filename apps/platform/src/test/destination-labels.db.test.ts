import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useMailedPlatform } from './mailed-platform.ts';
import { provenFor } from './social-browser.ts';

const { platform, mailbox, smtp, database } = useMailedPlatform({
  PAYOUT_DESTINATION_COOLDOWN_HOURS: '0',
  WITHDRAWAL_TURN_OVER: '0',
});

test('[P-34] no mail carries what a player calls a destination: neither when it is added nor when it is used', async () => {
  const player = await platform.register();
  const label = 'Win now at evil.example';
  const added = await platform.call('POST', '/payment/destinations', {
    token: player.token,
    headers: { 'second-factor': await provenFor(platform, player.token, 'addDestination') },
    body: {
      ...{ methodId: 'crypto', currency: 'BTC', label },
      fields: {
        payoutNetwork: 'bitcoin',
        payoutAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      },
    },
  });
  expect(added.status).toBe(201);
  const told = await mailbox.latest(player.email, 'Bitcoin');
  expect(told).toContain('bc1qw5…v8f3t4');
  await database.query('select ledger.deposit($1, $2, $3, $4, $5, $6, $6)', [
    ...[player.id, 'BTC', 1_000_000, 'custody', randomUUID(), randomUUID()],
  ]);
  const { id: destinationId } = added.body.data as { id: string };
  const withdrawn = await platform.call('POST', '/payment/invoices/withdrawal', {
    token: player.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { methodId: 'crypto', currency: 'BTC', amount: 500_000, fields: { destinationId } },
  });
  expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(201);
  const { id: invoiceId, number } = withdrawn.body.data as { id: string; number: string };
  for (const what of ['asked', 'paid', 'returned'])
    await platform.app.modules.jobs['payments.tell-withdrawal']?.(
      { invoiceId, what },
      { id: '1', attempts: 1 },
    );
  expect(await mailbox.latest(player.email, number)).toContain('Bitcoin, bc1qw5…v8f3t4');
  const sent = smtp.mails.filter(({ to }) => to === player.email);
  expect(sent.filter(({ raw }) => raw.includes(number))).toHaveLength(3);
  expect(sent.map(({ raw }) => raw.replace(/=\r?\n/g, '')).join('\n')).not.toContain('evil');
});
