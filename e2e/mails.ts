import type { APIRequestContext } from '@playwright/test';
import { expect } from './visitor.ts';

const sandboxPort = Number(process.env.E2E_SANDBOX_PORT ?? '20091');
const origin = `http://127.0.0.1:${sandboxPort + 4}`;
const outbox = `${origin}/api/messages`;

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string | null;
}

/** The only mail that came to an address and holds these words, waited for. */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  words: string,
): Promise<Mail> {
  const found = async () => {
    const response = await request.get(`${outbox}?to=${encodeURIComponent(address)}`);
    const { messages } = (await response.json()) as { messages: Mail[] };
    return messages.filter((mail) => `${mail.subject}\n${mail.text}`.includes(words));
  };
  await expect.poll(async () => (await found()).length).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
}

/** Where the sandbox shows a mail. */
export const outboxPage = ({ id }: Mail): string => `${origin}/messages/${encodeURIComponent(id)}`;

/** The address of the site a mail leads to, without its origin. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(path));
  if (!link) throw new Error(`The mail "${mail.subject}" leads nowhere below ${path}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
