import { expect, test } from 'vitest';
import { brokenRules, type CheckedField, haveRule, isAskedIn, rulesOf } from '../fields.ts';

const field = (part: Partial<CheckedField>): CheckedField => ({
  name: 'x',
  kind: 'text',
  required: false,
  rules: [],
  ...part,
});
const email = { rule: 'email' } as const;

test('a required field is asked for a value first, one with choices for one of them last', () => {
  expect(rulesOf(field({ required: true, rules: [email], choices: ['a', 'b'] }))).toEqual([
    { rule: 'required' },
    email,
    { rule: 'oneOf', values: ['a', 'b'] },
  ]);
  expect(rulesOf(field({ rules: [email] }))).toEqual([email]);
  expect(rulesOf(field({ required: true, rules: [email, { rule: 'required' }] }))).toEqual([
    email,
    { rule: 'required' },
  ]);
});

test('a box that is required has to be ticked', () => {
  for (const kind of ['checkbox', 'toggle']) {
    expect(rulesOf(field({ kind, required: true }))).toEqual([{ rule: 'accepted' }]);
    expect(rulesOf(field({ kind }))).toEqual([]);
  }
});

test('a field of some countries is asked there alone, and others everywhere', () => {
  const brazilian = field({ countries: ['BR', 'PT'] });
  expect(['BR', 'PT', 'DE', '', null, undefined].map((at) => isAskedIn(brazilian, at))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  for (const at of ['DE', null]) expect(isAskedIn(field({}), at)).toBe(true);
});

test('each field that breaks a rule is told with the first, and may be held against another', () => {
  const fields = [
    field({ name: 'email', required: true, rules: [email, { rule: 'min', min: 9 }] }),
    field({ name: 'again', rules: [{ rule: 'sameAs', other: 'email' }] }),
    field({ name: 'nickname' }),
  ];
  const around = { today: '2026-06-01' };
  expect(brokenRules(fields, { email: 'a@b.de', again: 'a@b.at' }, around)).toEqual({
    email: { rule: 'min', params: { min: 9 } },
    again: { rule: 'sameAs', params: { other: 'email' } },
  });
  expect(brokenRules(fields, { again: 'a@b.at' }, around)).toMatchObject({
    email: { rule: 'required' },
  });
  expect(brokenRules(fields, { email: 'abc@de.at', again: 'abc@de.at' }, around)).toEqual({});
});

test('a rule is found in whichever field has it, beside others', () => {
  const fields = [field({}), field({ rules: [email, { rule: 'phone' }] })];
  expect([haveRule(fields, 'phone'), haveRule(fields, 'iban'), haveRule([], 'email')]).toEqual([
    true,
    false,
    false,
  ]);
});
