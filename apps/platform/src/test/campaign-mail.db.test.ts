import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { useMailedPlatform } from './mailed-platform.ts';
import { createDesk } from './operator-desk.ts';
import { site } from './platform-fixture.ts';

const { platform, smtp, mailbox, database } = useMailedPlatform();
const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-campaign-mail-'));
const file = path.join(folder, 'campaign.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const campaign = (id: string) => ({
  ...{ id, kind: 'offers', channels: ['mail'], segment: {}, path: '/tournaments' },
  words: {
    en: { title: 'Winter lights', text: 'The harbour is lit.' },
    de: { title: 'Winterlichter <b>', text: 'Der Hafen leuchtet.\n\n{Auch} & nachts <i>.' },
  },
  validUntil: '2099-12-24T12:00:00Z',
});

/** One header of a mail as it came, its folded lines joined. */
const headOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.+)$`, 'im').exec(raw.replace(/\n[ \t]+/g, ' '))?.[1] ?? null;

async function send(id: string): Promise<void> {
  writeFileSync(file, JSON.stringify(campaign(id)));
  await createDesk(platform).type(`campaigns start ${file} --rate 100`);
  // The second time the rate holds nothing back any more, and there is nobody left.
  for (let times = 0; times < 2; times += 1) {
    await platform.app.modules.jobs['campaigns.send']?.({ id }, { id: '1', attempts: 1 });
    platform.clock.aheadSeconds += 1;
  }
}

test('a campaign comes by mail in the words of an operator, and its headers stop the next one', async () => {
  const player = await platform.register();
  await database.query(
    'update player.profile set email_confirmed_at = now(), receive_email_promo = true where id = $1',
    [player.id],
  );
  await mailbox.deliver();
  mailbox.empty();
  await send('winter-lights');
  const text = await mailbox.latest(player.email, 'Der Hafen leuchtet.');
  const [mail, ...others] = smtp.mails.filter(({ to }) => to === player.email);
  expect(others).toEqual([]);
  const raw = mail?.raw ?? '';

  expect(text, 'what an operator wrote is text').toContain('{Auch} & nachts <i>.');
  expect(text).toContain('{Auch} &#38; nachts &#60;i&#62;.');
  expect(text).toContain(`${site}/de/tournaments`);
  const [page = ''] = new RegExp(`${site}/de/unsubscribe/[\\w-]+`).exec(text) ?? [];
  const token = page.split('/').at(-1) ?? '';
  const address = headOf(raw, 'List-Unsubscribe')?.replace(/^<|>$/g, '') ?? '';
  expect(address).toBe(`${site}/api/notification/unsubscribe/${token}`);
  expect(headOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(raw, 'a line that is no longer than mail servers take').not.toMatch(/^.{999}/m);

  const pressed = await fetch(platform.origin + new URL(address).pathname, {
    ...{ method: 'POST', body: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(pressed.status).toBe(200);
  writeFileSync(file, JSON.stringify(campaign('spring-lights')));
  expect(await createDesk(platform).type(`campaigns dry-run ${file}`)).toBe(
    '0 would be sent it by mail.\nnot 1 without a yes to offers',
  );
  await send('spring-lights');
  mailbox.empty();
  await mailbox.deliver();
  expect(smtp.mails).toEqual([]);
  expect(await createDesk(platform).type('campaigns list')).toMatch(
    /winter-lights {2}sent .+ {2}mailed 1$/m,
  );
});

test('what is always told carries no such headers', async () => {
  const player = await platform.register();
  await mailbox.deliver();
  const mails = smtp.mails.filter(({ to }) => to === player.email);
  expect(mails).toHaveLength(1);
  for (const { raw } of mails) expect(headOf(raw, 'List-Unsubscribe')).toBeNull();
});
