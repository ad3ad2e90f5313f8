/** Rows for a spreadsheet, as RFC 4180 has it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Free text that a spreadsheet would take for a formula is marked as text. */
export const inert = (text: string | null) =>
  text === null ? '' : /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
