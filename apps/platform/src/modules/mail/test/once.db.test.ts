import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useMailedPlatform } from '../../../test/mailed-platform.ts';

/** A header as some servers want it, under whose value they take a mail once. */
const keyHeader = 'Resend-Idempotency-Key';
const { platform, smtp, mailbox, database } = useMailedPlatform({ SMTP_KEY_HEADER: keyHeader });

const run = (name: string, payload: unknown, attempts = 1) =>
  platform.app.modules.jobs[name]?.(payload, { id: '1', attempts });

const idsOf = async (email: string, template: string): Promise<string[]> => {
  const { rows } = await database.query(
    'select id from mail.message where recipient = $1 and template = $2',
    [email, template],
  );
  return rows.map(({ id }: { id: string }) => id);
};

const headOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.+)$`, 'im').exec(raw)?.[1] ?? null;

/** A paid withdrawal of a new player, of which nobody was told yet. */
async function paidWithdrawal() {
  const player = await platform.register();
  const id = randomUUID();
  await database.query(
    `insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, handover, ledger_transaction_id, created_at, settled_at,
       destination, expected_at)
     values ($1, $2, $3, 2, 2, 'bank', 'card', 'EUR', 2500, $2, '', 'accepted', $1, now(), now(),
       'DE89 … 3000', now())`,
    [id, `W-${id.slice(0, 8)}`, player.id],
  );
  return { player, id };
}

test('[P-12] a withdrawal is told by one mail, however often the job that tells of it runs', async () => {
  const { player, id } = await paidWithdrawal();
  const tell = () => run('payments.tell-withdrawal', { invoiceId: id, what: 'paid' });
  // Its worker dies once the mail is requested, and before the job is noted as done.
  await tell();
  await tell();
  await Promise.all(Array.from({ length: 8 }, tell));
  const [mail, ...others] = await idsOf(player.email, 'withdrawal-paid');
  expect(others).toEqual([]);
  await mailbox.deliver();
  await tell();
  await mailbox.deliver();
  const told = smtp.mails.filter(({ raw }) => raw.includes(`<${mail}@`));
  expect(told.map(({ to }) => to)).toEqual([player.email]);
  // The other one asks to confirm the address.
  expect(smtp.mails.filter(({ to }) => to === player.email)).toHaveLength(2);
});

test('[P-12] a request for a new password is answered by one mail, however often its job runs', async () => {
  const player = await platform.register();
  await platform.call('POST', '/player/passwords/reset', {
    body: { email: player.email, locale: 'de' },
  });
  const { rows } = await database.query(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where identifier = 'identity.send-password-reset'`,
  );
  const [request] = rows as { payload: unknown }[];
  for (let times = 0; times < 3; times += 1)
    await run('identity.send-password-reset', request?.payload);
  expect(await idsOf(player.email, 'password-reset')).toHaveLength(1);
});

test('[P-12] a mail whose worker dies between handing it over and noting it comes again as the same mail', async () => {
  const player = await platform.register();
  const [id = ''] = await idsOf(player.email, 'confirm-email');
  // What a killed worker leaves behind: the server has the mail, the row says that it is being sent.
  await database.query(
    `create function public.die() returns trigger language plpgsql as $$
     begin raise exception 'killed'; end $$;
     create trigger killed before update on mail.message for each row
       when (new.state = 3) execute function public.die();`,
  );
  await expect(run('mail.deliver', { id })).rejects.toThrow('killed');
  await database.query('drop trigger killed on mail.message; drop function public.die()');
  await run('mail.deliver', { id }, 2);
  await run('mail.deliver', { id }, 3);

  const mails = smtp.mails.filter(({ to }) => to === player.email);
  expect(mails).toHaveLength(2);
  for (const { raw } of mails) {
    expect(headOf(raw, 'Message-ID')).toBe(`<${id}@pierlight.test>`);
    expect(headOf(raw, keyHeader)).toBe(id);
  }
  expect(await database.query('select state from mail.message where id = $1', [id])).toMatchObject({
    rows: [{ state: 3 }],
  });
});
