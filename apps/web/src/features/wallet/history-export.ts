import type { HistoryFile } from '@pierlight/validation/history-chain';
import type { apiOf } from '#shared/api/query-client.ts';

type Account = HistoryFile['accounts'][number];

/**
 * Reads the player's whole history, account by account and page by page. What is added meanwhile is left
 * out: every account ends where it ended when the reading began.
 *
 * @param onRead told the share that is read, from 0 to 1
 */
export async function readHistory(
  api: ReturnType<typeof apiOf>,
  playerId: string,
  onRead: (share: number) => void,
): Promise<HistoryFile> {
  const { data: found } = await api.wallet.history();
  const total = found.reduce((sum, { entries }) => sum + entries, 0);
  const accounts: Account[] = [];
  let read = 0;
  for (const account of found) {
    const lines: Account['lines'][number][] = [];
    for (let after: string | null = '0'; after !== null && lines.length < account.entries; ) {
      const page: Awaited<ReturnType<typeof api.wallet.historyLines>> =
        await api.wallet.historyLines({ id: account.id, after });
      lines.push(...page.data.slice(0, account.entries - lines.length));
      after = page.meta.next;
      onRead(total === 0 ? 1 : (read + lines.length) / total);
    }
    read += lines.length;
    accounts.push({ ...account, lines });
  }
  const exportedAt = new Date().toISOString();
  return { format: 'pierlight-history', version: 1, playerId, exportedAt, accounts };
}
