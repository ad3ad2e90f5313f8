import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type HistoryFile,
  type HistoryLine,
  hashOfLine,
  rewrittenSince,
  verifyHistory,
} from '../history-chain.ts';

type Account = HistoryFile['accounts'][number];

const uuid = fc.uuid();
const reference = fc.option(fc.string({ unit: 'grapheme', maxLength: 12 }), { nil: null });
const entry = fc.record({
  id: uuid,
  kind: fc.constantFrom('deposit', 'bet', 'win', 'withdrawal', 'rollback', 'adjustment'),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
  createdAt: fc.constant('2026-11-22T08:30:00.123456Z'),
  gameId: reference,
  roundId: reference,
  invoiceNumber: reference,
});
type Entry = Omit<HistoryLine, 'position' | 'balanceAfter' | 'hash'>;

async function accountOf(id: string, entries: readonly Entry[]): Promise<Account> {
  const lines: HistoryLine[] = [];
  let balance = 0;
  for (const [index, said] of entries.entries()) {
    balance += said.amount;
    const line = { ...said, position: index + 1, balanceAfter: balance };
    const previous = lines.at(-1)?.hash ?? null;
    lines.push({ ...line, hash: await hashOfLine({ id, currency: 'EUR' }, line, previous) });
  }
  const head = lines.at(-1)?.hash ?? null;
  return { id, kind: 'player_real', currency: 'EUR', balance, entries: lines.length, head, lines };
}

const fileOf = (...accounts: Account[]): HistoryFile => ({
  format: 'pierlight-history',
  version: 1,
  playerId: 'a player',
  exportedAt: '2026-11-22T09:00:00.000Z',
  accounts,
});

const history = fc
  .tuple(uuid, fc.array(entry, { minLength: 2, maxLength: 8 }))
  .map(([id, entries]) => accountOf(id, entries));

/** One way of touching the lines of an account, at a place in them. */
const touches: Readonly<
  Record<string, (lines: HistoryLine[], at: number, other: Entry) => unknown>
> = {
  removed: (lines, at) => lines.splice(at, 1),
  doubled: (lines, at) => lines.splice(at, 0, lines[at] as HistoryLine),
  swapped: (lines, at) => {
    const [next] = lines.splice((at + 1) % lines.length, 1);
    lines.splice(at, 0, next as HistoryLine);
  },
  added: (lines, at, other) => {
    const near = lines[at] as HistoryLine;
    lines.splice(at, 0, { ...near, ...other });
  },
  'added at the end, well hashed but for the head': (lines, _at, other) => {
    const last = lines.at(-1) as HistoryLine;
    lines.push({ ...last, ...other, position: last.position + 1 });
  },
};

const edits: { [Name in keyof HistoryLine]: (line: HistoryLine) => HistoryLine[Name] } = {
  position: ({ position }) => position + 1,
  id: ({ id }) => `${id}0`,
  kind: ({ kind }) => (kind === 'bet' ? 'win' : 'bet'),
  amount: ({ amount }) => amount + 1,
  balanceAfter: ({ balanceAfter }) => balanceAfter - 1,
  createdAt: () => '2026-11-22T08:30:00.123457Z',
  gameId: ({ gameId }) => (gameId === null ? '' : null),
  roundId: ({ roundId }) => `${roundId ?? ''}x`,
  invoiceNumber: ({ invoiceNumber }) => (invoiceNumber === '' ? null : ''),
  hash: ({ hash }) => hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
};

describe('an exported history', { timeout: 60_000 }, () => {
  test('that is whole is found whole', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (account) => {
        expect(
          await verifyHistory(JSON.parse(JSON.stringify(fileOf(await account)))),
        ).toMatchObject({ kind: 'whole' });
      }),
    );
    expect(await verifyHistory(fileOf(await accountOf('empty', [])))).toMatchObject({
      kind: 'whole',
    });
  });

  test.each(Object.keys(touches))('with an entry %s is found broken', async (name) => {
    await fc.assert(
      fc.asyncProperty(history, fc.nat(), entry, async (made, place, other) => {
        const account = await made;
        const lines = [...account.lines];
        touches[name]?.(lines, place % lines.length, other);
        fc.pre(JSON.stringify(lines) !== JSON.stringify(account.lines));
        expect(await verifyHistory(fileOf({ ...account, lines }))).toMatchObject({
          kind: 'broken',
        });
        // Nor does it help to count anew.
        const counted = { ...account, lines, entries: lines.length };
        expect(await verifyHistory(fileOf(counted))).toMatchObject({ kind: 'broken' });
      }),
    );
  });

  test.each(Object.keys(edits) as (keyof HistoryLine)[])(
    'with another %s in any entry is found broken, there or at the next',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(history, fc.nat(), async (made, place) => {
          const account = await made;
          const at = place % account.lines.length;
          const lines = account.lines.map((line, index) =>
            index === at ? { ...line, [name]: edits[name](line) } : line,
          );
          expect(await verifyHistory(fileOf({ ...account, lines }))).toMatchObject({
            kind: 'broken',
            faults: [{ position: at + 1 }],
          });
        }),
      );
    },
  );

  test('with another account, currency, head, count or balance is found broken', async () => {
    const account = await accountOf('one', [
      { ...blank, amount: 5 },
      { ...blank, amount: -2 },
    ]);
    for (const change of [
      { id: 'two' },
      { currency: 'USD' },
      { head: account.lines[0]?.hash ?? null },
      { entries: 3 },
      { balance: 4 },
      { lines: account.lines.slice(0, 1) },
    ])
      expect(await verifyHistory(fileOf({ ...account, ...change }))).toMatchObject({
        kind: 'broken',
      });
    expect(await verifyHistory(fileOf(account, account))).toMatchObject({ kind: 'broken' });
  });

  test('says what is wrong, where, and in which account', async () => {
    const id = 'one';
    const account = await accountOf(id, [
      { ...blank, amount: 5 },
      { ...blank, amount: -2 },
    ]);
    const [first, last] = account.lines as [HistoryLine, HistoryLine];
    const faultOf = async (change: Partial<Account>) => {
      const verdict = await verifyHistory(fileOf({ ...account, ...change }));
      return verdict.kind === 'broken' ? verdict.faults : verdict.kind;
    };
    const fault = (position: number | null, problem: string) => [
      { accountId: id, currency: 'EUR', position, problem },
    ];
    expect(await faultOf({ lines: [{ ...first, position: 2 }, last] })).toEqual(fault(1, 'order'));
    expect(await faultOf({ lines: [first, { ...last, amount: -1 }] })).toEqual(fault(2, 'hash'));
    // Well hashed, and counted wrongly.
    const counted = { ...last, balanceAfter: 4 };
    const hash = await hashOfLine(account, counted, first.hash);
    const lines = [first, { ...counted, hash }];
    expect(await faultOf({ lines, head: hash, balance: 4 })).toEqual(fault(2, 'balance'));
    expect(await faultOf({ head: first.hash })).toEqual(fault(null, 'end'));
    expect(await verifyHistory(fileOf(account, account))).toEqual({
      kind: 'broken',
      faults: fault(null, 'double'),
    });
  });

  test('that is whole is answered without its entries', async () => {
    const account = await accountOf('one', [{ ...blank, amount: 5 }]);
    const { lines: _, ...shown } = account;
    expect(await verifyHistory(fileOf(account))).toEqual({ kind: 'whole', accounts: [shown] });
  });

  test('is hashed as it is written down: lengths before each part, after the hash before', async () => {
    const account = { id: 'one', currency: 'EUR' };
    const line = { ...blank, position: 1, balanceAfter: 1, gameId: 'ö', roundId: '' };
    const said = `3:one,1:1,36:${blank.id},10:adjustment,3:EUR,1:1,1:1,27:${blank.createdAt},2:ö,0:,-,`;
    const hashAfter = (previous: string) =>
      createHash('sha256').update(Buffer.from(previous, 'hex')).update(said).digest('hex');
    expect(await hashOfLine(account, line, null)).toBe(hashAfter('00'.repeat(32)));
    const previous = '0123456789abcdef'.repeat(4);
    expect(await hashOfLine(account, line, previous)).toBe(hashAfter(previous));
  });

  test('that is none is said to be none', async () => {
    const account = await accountOf('one', [{ ...blank, amount: 5 }]);
    const [line] = account.lines;
    for (const content of [
      null,
      [],
      'text',
      {},
      undefined,
      { ...fileOf(account), version: 2 },
      { ...fileOf(account), format: 'another-history' },
      { ...fileOf(account), playerId: 5 },
      fileOf({ ...account, head: 'abc' }),
      fileOf({ ...account, lines: [{ ...line, gameId: 5 } as never] }),
      fileOf({ ...account, lines: [{ ...line, hash: `${line?.hash}0` } as never] }),
      fileOf({ ...account, lines: [{ ...line, hash: `0${line?.hash}` } as never] }),
      fileOf({ ...account, extra: 1 } as never),
      { ...fileOf(account), extra: 1 },
      { ...fileOf(), accounts: [null] },
      fileOf({ ...account, lines: [{ ...line, extra: 1 } as never] }),
      fileOf({ ...account, lines: [{ ...line, amount: 0.5 } as never] }),
      fileOf({ ...account, lines: [{ ...line, hash: 'ABC' } as never] }),
    ])
      expect(await verifyHistory(content)).toEqual({ kind: 'notAnExport' });
  });
});

describe('two exports of one history', () => {
  test('go on from each other, or something was rewritten', async () => {
    const entries = [5, -2, 7].map((amount) => ({ ...blank, amount }));
    const earlier = fileOf(await accountOf('one', entries.slice(0, 2)));
    expect(rewrittenSince(earlier, fileOf(await accountOf('one', entries)))).toEqual([]);
    expect(rewrittenSince(earlier, earlier)).toEqual([]);
    expect(rewrittenSince(fileOf(await accountOf('one', [])), earlier)).toEqual([]);
    const rewritten = fileOf(await accountOf('one', [{ ...blank, amount: 6 }, ...entries]));
    expect(rewrittenSince(earlier, rewritten)).toEqual(['EUR']);
    expect(rewrittenSince(earlier, fileOf())).toEqual(['EUR']);
    const two = await accountOf('two', entries);
    const one = await accountOf('one', entries);
    expect(rewrittenSince(earlier, fileOf(two, one))).toEqual([]);
    expect(rewrittenSince(earlier, fileOf(await accountOf('one', entries.slice(0, 1))))).toEqual([
      'EUR',
    ]);
  });
});

const blank: Entry = {
  id: '01930000-0000-7000-8000-000000000000',
  kind: 'adjustment',
  amount: 1,
  createdAt: '2026-11-22T08:30:00.123456Z',
  gameId: null,
  roundId: null,
  invoiceNumber: null,
};
