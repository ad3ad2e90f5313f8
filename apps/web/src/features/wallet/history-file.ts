import type { Currency } from '@pierlight/contract/settings/schemas';
import { toDecimalString } from '@pierlight/money/amount';
import type { HistoryFile } from '@pierlight/validation/history-chain';
import { csvOf, inert } from '#shared/table-export/csv.ts';

/** The forms a history is exported in. */
export const historyForms = ['csv', 'json'] as const;
export type HistoryForm = (typeof historyForms)[number];

const columns = [
  'account',
  'position',
  'time',
  'kind',
  'amount',
  'balance',
  'currency',
  'game',
  'round',
  'invoice',
  'transaction',
  'hash',
] as const;

/** A history as a file's text. */
export function historyText(
  history: HistoryFile,
  form: HistoryForm,
  currencies: readonly Currency[],
): string {
  return form === 'json'
    ? `${JSON.stringify(history, null, 1)}\n`
    : historyCsv(history, currencies);
}

/**
 * The history for a spreadsheet, as RFC 4180 has it: a row for each entry, amounts as decimals of the
 * currency's unit with a point.
 */
function historyCsv(history: HistoryFile, currencies: readonly Currency[]): string {
  const rows = history.accounts.flatMap((account) => {
    const { currency: code } = account;
    const unit = currencies.find((known) => known.code === code) ?? { code, subunitToUnit: 1 };
    return account.lines.map((line) => [
      account.id,
      String(line.position),
      line.createdAt,
      line.kind,
      toDecimalString(line.amount, unit),
      toDecimalString(line.balanceAfter, unit),
      code,
      inert(line.gameId),
      inert(line.roundId),
      inert(line.invoiceNumber),
      line.id,
      line.hash,
    ]);
  });
  return csvOf([columns, ...rows]);
}
