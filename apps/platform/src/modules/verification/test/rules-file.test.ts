import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reasonsOf } from '../adapters/sumsub-reasons.ts';
import { requiredForDeposit, requiredForWithdrawal, rulesFor } from '../required-checks.ts';
import { readCheckRules } from '../rules-file.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-check-rules-'));
const file = path.join(folder, 'verification.json');
const read = (says: unknown) => {
  writeFileSync(file, typeof says === 'string' ? says : JSON.stringify(says));
  return readCheckRules(file);
};
const good = { days: 180, rules: [{ check: 'identity', before: 'withdrawal' }] };

describe('the file of what is asked', () => {
  test('[1-11] as it is delivered holds', async () => {
    const delivered = path.resolve(import.meta.dirname, '../../../../../../content');
    const { rules, days } = await readCheckRules(path.join(delivered, 'verification.json'));
    expect(days).toBe(180);
    expect(requiredForWithdrawal(rules, 0)).toEqual([{ check: 'identity', because: 'withdrawal' }]);
  });

  test.each([
    ['a sum that is a number', { check: 'funds', before: 'withdrawal', above: 2000 }, 'in quotes'],
    ['a sum below zero', { check: 'funds', before: 'withdrawal', above: '-1' }, 'rules[0].above'],
    ['a check there is not', { check: 'face', before: 'withdrawal' }, 'rules[0].check'],
    ['a deposit without a sum', { check: 'funds', before: 'deposit' }, 'needs a sum'],
    ['a country that is none', { ...good.rules[0], countries: ['Fin'] }, 'rules[0].countries[0]'],
    ['a word it does not know', { ...good.rules[0], over: '1' }, 'over'],
  ])('[1-11] %s is refused, with where it stands', async (_what, rule, where) => {
    await expect(read({ ...good, rules: [rule] })).rejects.toThrow(file);
    await expect(read({ ...good, rules: [rule] })).rejects.toThrow(where);
  });

  test('[1-11] twice the same, an age below eighteen and what is no JSON are refused', async () => {
    await expect(read({ ...good, rules: [good.rules[0], good.rules[0]] })).rejects.toThrow(
      'stands there twice',
    );
    await expect(read({ ...good, minimumAge: { EE: 16 } })).rejects.toThrow('minimumAge.EE');
    await expect(read('{ "days": 180,\n "rules": [ }')).rejects.toThrow('Unexpected token');
  });
});

test('[1-11] rules count by country and by the sum, above it and not at it', async () => {
  const { rules } = await read({
    days: 180,
    rules: [
      { check: 'identity', before: 'withdrawal', countries: ['FI'] },
      { check: 'identity', before: 'deposit', above: '2000.00' },
      { check: 'funds', before: 'withdrawal', above: '5000' },
    ],
  });
  const of = (country: string | null) => rulesFor({ days: 180, minimumAge: {}, rules }, country);
  expect(of('FI')).toHaveLength(3);
  expect(of('DE')).toHaveLength(2);
  expect(of(null)).toHaveLength(2);
  expect(requiredForWithdrawal(of('DE'), 2_000)).toEqual([]);
  expect(requiredForWithdrawal(of('DE'), 2_000.01)).toEqual([
    { check: 'identity', because: 'deposits' },
  ]);
  expect(requiredForWithdrawal(of('FI'), 5_001)).toEqual([
    { check: 'identity', because: 'withdrawal' },
    { check: 'funds', because: 'deposits' },
  ]);
  expect(requiredForDeposit(of('FI'), 2_000)).toEqual([]);
  expect(requiredForDeposit(of('FI'), 2_000.01)).toMatchObject([{ check: 'identity' }]);
});

test('[1-11] what cannot be mended is never worded as what can, nor the other way round', () => {
  expect(reasonsOf(['UNSATISFACTORY_PHOTOS', 'LOW_QUALITY', 'BACK_SIDE_MISSING'], false)).toEqual([
    'badPicture',
    'pageMissing',
  ]);
  expect(reasonsOf(['AGE_REQUIREMENT_MISMATCH', 'LOW_QUALITY'], true)).toEqual(['underage']);
  expect(reasonsOf(['FORGERY'], false)).toEqual(['moreNeeded']);
  expect(reasonsOf(['LOW_QUALITY'], true)).toEqual(['notAccepted']);
  expect(reasonsOf(['NEVER_HEARD_OF', '__proto__', 'constructor'], true)).toEqual(['notAccepted']);
  expect(reasonsOf([], false)).toEqual(['moreNeeded']);
});
