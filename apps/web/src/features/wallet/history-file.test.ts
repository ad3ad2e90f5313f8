import type { Currency } from '@pierlight/contract/settings/schemas';
import type { HistoryFile } from '@pierlight/validation/history-chain';
import { describe, expect, it } from 'vitest';
import { readHistory } from './history-export.ts';
import { historyText } from './history-file.ts';

type Line = HistoryFile['accounts'][number]['lines'][number];

const line = (position: number, change: Partial<Line> = {}): Line => ({
  position,
  id: `transaction-${position}`,
  kind: 'bet',
  amount: -150,
  balanceAfter: 850,
  createdAt: '2026-11-22T08:30:00.123456Z',
  gameId: 'koi-lantern',
  roundId: null,
  invoiceNumber: null,
  hash: 'a'.repeat(64),
  ...change,
});
const account = (id: string, lines: readonly Line[]) => ({
  id,
  kind: 'player_real',
  currency: 'EUR',
  balance: 850,
  entries: lines.length,
  head: lines.at(-1)?.hash ?? null,
  lines,
});
const euro = { code: 'EUR', subunitToUnit: 100 } as Currency;

describe('an exported history', () => {
  it('is a spreadsheet with amounts as decimals and text that is no formula', () => {
    const file: HistoryFile = {
      format: 'pierlight-history',
      version: 1,
      playerId: 'player',
      exportedAt: '2026-11-22T09:00:00.000Z',
      accounts: [account('one', [line(1), line(2, { roundId: '=1+1', gameId: 'a "b", c' })])],
    };
    const [head, first, second, end] = historyText(file, 'csv', [euro]).split('\r\n');
    expect(head).toBe(
      'account,position,time,kind,amount,balance,currency,game,round,invoice,transaction,hash',
    );
    expect(first).toBe(
      `one,1,2026-11-22T08:30:00.123456Z,bet,-1.50,8.50,EUR,koi-lantern,,,transaction-1,${'a'.repeat(64)}`,
    );
    expect(second).toContain(`,EUR,"a ""b"", c",'=1+1,,`);
    expect(end).toBe('');
    expect(JSON.parse(historyText(file, 'json', [euro]))).toEqual(file);
  });

  it('is read page by page, and ends where it ended when the reading began', async () => {
    const booked = [1, 2, 3, 4, 5].map((position) => line(position));
    const calls: string[] = [];
    const api = {
      wallet: {
        history: async () => ({
          data: [account('one', booked.slice(0, 4)), account('two', [])].map(
            ({ lines: _, ...rest }) => rest,
          ),
        }),
        historyLines: async ({ id, after }: { id: string; after: string }) => {
          calls.push(`${id} ${after}`);
          const from = Number(after);
          return {
            data: booked.slice(from, from + 3),
            meta: { next: from + 3 < booked.length ? String(from + 3) : null },
          };
        },
      },
    };
    const shares: number[] = [];
    const file = await readHistory(api as never, 'player', (share) => shares.push(share));
    expect(calls).toEqual(['one 0', 'one 3']);
    expect(shares).toEqual([0.75, 1]);
    expect(file.accounts).toEqual([account('one', booked.slice(0, 4)), account('two', [])]);
  });
});
