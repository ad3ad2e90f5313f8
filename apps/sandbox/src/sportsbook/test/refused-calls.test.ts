import { afterEach, beforeEach, expect, it } from 'vitest';
import { mostAttempts } from '../bets/outbox.ts';
import { coming, legOf, place, startBook, type TestBook } from './operator.ts';

let book: TestBook;
beforeEach(async () => {
  book = await startBook();
});
afterEach(() => book.close());

const minutes = 60_000;
const page = async () => (await book.app.inject({ method: 'GET', url: '/' })).body;
const passHours = async () => {
  for (let tried = 0; tried <= mostAttempts; tried += 1) await book.run(6 * minutes);
};

it('a call that is refused for good holds up nothing after it, and is sent again from the desk', async () => {
  const [event] = coming(book, 'football');
  await place(book, [await legOf(book, event?.id ?? '')]);
  book.wallet.refused = /commit/;
  await book.run();
  await passHours();
  const attempts = book.wallet.refusals;
  expect(attempts).toBe(mostAttempts);
  await book.run(24 * 60 * minutes);
  expect(book.wallet.refusals, 'it is not sent for ever').toBe(attempts);
  expect(book.wallet.paths().filter((path) => /win|lost/.test(path))).toHaveLength(1);

  const shown = await page();
  expect(shown).toContain('Refused by the operator');
  expect(shown).toContain('3001 Bad request');
  const [, again = ''] = /action="(\/calls\/[^"]+)"/.exec(shown) ?? [];
  book.wallet.refused = null;
  expect((await book.app.inject({ method: 'POST', url: again })).statusCode).toBe(303);
  await book.run();
  expect(book.wallet.of('/bet/commit')).toHaveLength(1);
  expect(await page()).not.toContain('Refused by the operator');
  expect((await book.app.inject({ method: 'POST', url: again })).statusCode).toBe(404);
});

it('a call that is not answered at all is sent for as long as it takes', async () => {
  const [event] = coming(book, 'football');
  await place(book, [await legOf(book, event?.id ?? '')]);
  book.wallet.silent = { paths: /commit/, isDone: false };
  await book.run();
  await passHours();
  await passHours();
  expect(await page()).not.toContain('Refused by the operator');
  book.wallet.silent = null;
  await book.run(6 * minutes);
  expect(book.wallet.of('/bet/commit')).toHaveLength(1);
});
