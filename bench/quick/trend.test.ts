import { describe, expect, it } from 'vitest';
import { parseTrend, trendTable } from './trend.ts';

const record = (commit: string, ratios: Record<string, number>) => ({
  commit,
  date: '2026-11-28',
  ratios,
});

describe('the trend of the quick benchmarks', () => {
  it('shows the last ten commits above this run, and nothing where a column is new', () => {
    const records = Array.from({ length: 12 }, (_, index) => record(`c${index}`, { outbox: 2 }));
    const lines = trendTable(records, record('now', { outbox: 1.8, limits: 0.954 }));
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe('commit  date        outbox  limits');
    expect(lines[1]).toBe('c2      2026-11-28    2.00       –');
    expect(lines.at(-1)).toBe('now     2026-11-28    1.80    0.95');
  });

  it('reads a record of each line, and names a line it cannot read', () => {
    const line = JSON.stringify(record('a', { outbox: 2 }));
    expect(parseTrend(`${line}\n${line}\n`)).toHaveLength(2);
    expect(() => parseTrend(`${line}\n{`)).toThrow('Line 2');
  });
});
