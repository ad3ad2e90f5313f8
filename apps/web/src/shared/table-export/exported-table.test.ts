import { describe, expect, it } from 'vitest';
import { exportedText } from './exported-table.ts';

const columns = ['name', 'amount', 'count'];
const hostile = [
  '=HYPERLINK("https://evil.example")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '-',
  '−5',
];

describe('an exported table', () => {
  it('[P-34] lets no text become a formula, and leaves figures what they are', () => {
    const rows = hostile.map((name, count) => ({ name, amount: '-12.30', count }));
    const lines = exportedText(columns, rows, 'csv').split('\r\n');
    expect(lines[0]).toBe('name,amount,count');
    expect(lines[1]).toBe(`"'=HYPERLINK(""https://evil.example"")",-12.30,0`);
    expect(lines[2]).toBe(`'+1+1,-12.30,1`);
    expect(lines[3]).toBe(`'-1+1,-12.30,2`);
    expect(lines[4]).toBe(`'@SUM(A1),-12.30,3`);
    expect(lines[5]).toBe(`'\tx,-12.30,4`);
    expect(lines[6]).toBe(`"'\r=1",-12.30,5`);
    expect(lines[7]).toBe(`'-,-12.30,6`);
    expect(lines[8]).toBe('−5,-12.30,7');
    expect(lines[9]).toBe('');
  });

  it('is JSON with the same columns in their order, and nothing beside them', () => {
    const rows = [{ count: 1, name: '=1', amount: null, secret: 'x' }];
    expect(exportedText(columns, rows, 'json')).toBe(
      '[\n {\n  "name": "=1",\n  "amount": null,\n  "count": 1\n }\n]\n',
    );
    expect(exportedText(columns, [], 'csv')).toBe('name,amount,count\r\n');
  });
});
