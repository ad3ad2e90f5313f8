import type { APIRequestContext } from '@playwright/test';
import { expect, isPhone, test } from './visitor.ts';

const outbox = `http://127.0.0.1:${Number(process.env.E2E_SANDBOX_PORT ?? '20091') + 6}/api/messages`;

let made = 0;
/** A German number nobody has. */
export const newNumber = () => {
  made += 1;
  const unique = (Date.now() * 10 + test.info().workerIndex + made) % 10_000_000;
  return `+49151${isPhone() ? 1 : 2}${String(unique).padStart(7, '0')}`;
};

interface Sms {
  readonly text: string;
}

/** The latest message to a number that the SMS sandbox has taken, once there are so many. */
export async function latestSms(
  request: APIRequestContext,
  number: string,
  count = 1,
): Promise<string> {
  let messages: Sms[] = [];
  await expect
    .poll(async () => {
      const response = await request.get(`${outbox}?to=${encodeURIComponent(number)}`);
      ({ messages } = (await response.json()) as { messages: Sms[] });
      return messages.length;
    })
    .toBe(count);
  return messages[0]?.text ?? '';
}

/** The code of a message's last line, which phones fill in by themselves. */
export const codeIn = (sms: string) => /#(\d{6,8})$/.exec(sms)?.[1] ?? '';
