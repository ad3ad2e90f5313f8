/** What the quick benchmarks of one commit came to. */
export interface TrendRecord {
  /** The short name of the commit that was measured. */
  readonly commit: string;
  /** `2026-11-28` */
  readonly date: string;
  /** Ratio, ours to the peer's, by column. */
  readonly ratios: Readonly<Record<string, number>>;
}

/** So many commits stand above the figures of a run. */
const SHOWN = 10;

/** The records of a file that has one in each line as JSON, the oldest first. @throws SyntaxError naming the line */
export function parseTrend(text: string): TrendRecord[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return JSON.parse(line) as TrendRecord;
      } catch (cause) {
        throw new SyntaxError(`Line ${index + 1} of the trend is no JSON`, { cause });
      }
    });
}

/** A table of the last ten records with the figures of this run below them, its columns aligned. */
export function trendTable(records: readonly TrendRecord[], now: TrendRecord): string[] {
  const columns = Object.keys(now.ratios);
  const rows = [...records.slice(-SHOWN), now].map(({ commit, date, ratios }) => [
    commit,
    date,
    ...columns.map((column) => ratios[column]?.toFixed(2) ?? '–'),
  ]);
  const table = [['commit', 'date', ...columns], ...rows];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, at) =>
        at < 2 ? cell.padEnd(widths?.[at] ?? 0) : cell.padStart(widths?.[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
