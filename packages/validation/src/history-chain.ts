/**
 * The chain of hashes over a player's history, as it is exported. Pure and without the network, so that
 * anybody can check an export anywhere; `docs/product/ledger.md` states the format.
 */

/** One entry of an account. */
export interface HistoryLine {
  /** 1 for the account's first entry. */
  readonly position: number;
  /** The transaction's id. */
  readonly id: string;
  readonly kind: string;
  /** Subunits, signed as the balance felt them. */
  readonly amount: number;
  /** Subunits. */
  readonly balanceAfter: number;
  /** UTC to the microsecond: `2026-11-22T08:30:00.123456Z`. */
  readonly createdAt: string;
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly invoiceNumber: string | null;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hash: string;
}

export interface HistoryAccount {
  readonly id: string;
  readonly kind: string;
  readonly currency: string;
  /** Subunits. */
  readonly balance: number;
  /** How many entries there are. */
  readonly entries: number;
  /** Hash of the last entry; null without any. */
  readonly head: string | null;
}

export interface HistoryFile {
  readonly format: 'pierlight-history';
  readonly version: 1;
  readonly playerId: string;
  readonly exportedAt: string;
  readonly accounts: readonly (HistoryAccount & { readonly lines: readonly HistoryLine[] })[];
}

const beforeTheFirst = '0'.repeat(64);
const encoder = new TextEncoder();

/** The hash a line must carry. @param previous that of the line before, null before the first */
export async function hashOfLine(
  account: Pick<HistoryAccount, 'id' | 'currency'>,
  line: Omit<HistoryLine, 'hash'>,
  previous: string | null,
): Promise<string> {
  const parts = [
    account.id,
    String(line.position),
    line.id,
    line.kind,
    account.currency,
    String(line.amount),
    String(line.balanceAfter),
    line.createdAt,
    line.gameId,
    line.roundId,
    line.invoiceNumber,
  ].map((part) => (part === null ? '-,' : `${encoder.encode(part).length}:${part},`));
  const said = encoder.encode(parts.join(''));
  const hashed = new Uint8Array(32 + said.length);
  hashed.set(bytesOf(previous ?? beforeTheFirst));
  hashed.set(said, 32);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', hashed)));
}

/** What is wrong with an account of an export, at its first wrong entry. */
export interface HistoryFault {
  readonly accountId: string;
  readonly currency: string;
  /** The entry; null for a fault of the account as a whole. */
  readonly position: number | null;
  readonly problem: /** An entry is missing, added or out of its place. */
    | 'order'
    /** The entry, or one before it, is not what was written. */
    | 'hash'
    /** The balance after the entry is not the one before and the amount. */
    | 'balance'
    /** The account's head, count or balance is not that of its last entry. */
    | 'end'
    /** The account is there twice. */
    | 'double';
}

/** What an export came to. `accounts` are those that hold. */
export type HistoryVerdict =
  | { readonly kind: 'notAnExport' }
  | { readonly kind: 'whole'; readonly accounts: readonly HistoryAccount[] }
  | { readonly kind: 'broken'; readonly faults: readonly HistoryFault[] };

/** Says whether an exported history is whole and unaltered. @param content what was read as JSON */
export async function verifyHistory(content: unknown): Promise<HistoryVerdict> {
  if (!isHistoryFile(content)) return { kind: 'notAnExport' };
  const faults: HistoryFault[] = [];
  const seen = new Set<string>();
  for (const account of content.accounts) {
    const fault = seen.has(account.id)
      ? ({ position: null, problem: 'double' } as const)
      : await faultOf(account);
    seen.add(account.id);
    if (fault) faults.push({ accountId: account.id, currency: account.currency, ...fault });
  }
  return faults.length > 0
    ? { kind: 'broken', faults }
    : { kind: 'whole', accounts: content.accounts.map(({ lines: _, ...account }) => account) };
}

/**
 * Says whether a later export goes on where an earlier one ended: nothing that the earlier one shows was
 * rewritten since. Both must be whole by themselves. Answers the currencies of accounts in which it does not.
 */
export function rewrittenSince(earlier: HistoryFile, later: HistoryFile): readonly string[] {
  return earlier.accounts.flatMap(({ id, currency, entries, head }) => {
    const now = later.accounts.find((account) => account.id === id);
    const same = entries === 0 ? null : now?.lines[entries - 1]?.hash;
    return now && same === head ? [] : [currency];
  });
}

async function faultOf(
  account: HistoryFile['accounts'][number],
): Promise<Pick<HistoryFault, 'position' | 'problem'> | null> {
  let previous: string | null = null;
  let balance = 0;
  for (const [index, line] of account.lines.entries()) {
    const { position } = line;
    if (position !== index + 1) return { position: index + 1, problem: 'order' };
    if (line.hash !== (await hashOfLine(account, line, previous)))
      return { position, problem: 'hash' };
    balance += line.amount;
    if (balance !== line.balanceAfter) return { position, problem: 'balance' };
    previous = line.hash;
  }
  const isEnd =
    account.entries === account.lines.length &&
    account.head === previous &&
    account.balance === balance;
  return isEnd ? null : { position: null, problem: 'end' };
}

const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );

/** Whether a value read from JSON has the shape of an export, and nothing beside it. */
export function isHistoryFile(value: unknown): value is HistoryFile {
  return (
    hasExactly(value, fileShape) &&
    (value.accounts as readonly unknown[]).every(
      (account) =>
        hasExactly(account, accountShape) &&
        (account.lines as readonly unknown[]).every((line) => hasExactly(line, lineShape)),
    )
  );
}

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === 'string';
const textOrNull: Check = (value) => value === null || text(value);
const whole: Check = (value) => Number.isSafeInteger(value);
const hash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const fileShape: Readonly<Record<string, Check>> = {
  format: (value) => value === 'pierlight-history',
  version: (value) => value === 1,
  playerId: text,
  exportedAt: text,
  accounts: Array.isArray,
};
const accountShape: Readonly<Record<string, Check>> = {
  id: text,
  kind: text,
  currency: text,
  balance: whole,
  entries: whole,
  head: (value) => value === null || hash(value),
  lines: Array.isArray,
};
const lineShape: Readonly<Record<string, Check>> = {
  position: whole,
  id: text,
  kind: text,
  amount: whole,
  balanceAfter: whole,
  createdAt: text,
  gameId: textOrNull,
  roundId: textOrNull,
  invoiceNumber: textOrNull,
  hash,
};

function hasExactly(
  value: unknown,
  shape: Readonly<Record<string, Check>>,
): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length === Object.keys(shape).length &&
    entries.every(([name, held]) => Object.hasOwn(shape, name) && shape[name]?.(held) === true)
  );
}
