import { csvOf, inert } from './csv.ts';
import type { FileForm } from './save-file.ts';

/** A value of a file: free text, a figure written by us, or nothing. */
export type ExportedValue = string | number | null;
export type ExportedRow = Readonly<Record<string, ExportedValue>>;

/**
 * Rows of one shape as a file's text. Amounts are decimals of their currency's unit with a point, times ISO
 * 8601 in UTC; no text becomes a formula.
 */
export function exportedText(
  columns: readonly string[],
  rows: readonly ExportedRow[],
  form: FileForm,
): string {
  if (form === 'json') return `${JSON.stringify(rows, columns as string[], 1)}\n`;
  const cell = (value: ExportedValue | undefined) =>
    typeof value === 'number' ? String(value) : isFigure(value) ? value : inert(value ?? null);
  return csvOf([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]);
}

/** A decimal stays a number, also one below zero. */
const isFigure = (value: ExportedValue | undefined): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
