import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldRules } from '../field-rules.ts';
import { phoneFault } from '../phone.ts';
import { firstFailure, type Rule } from '../rules.ts';

const around = { today: '2026-11-21', phone: phoneFault };
const broken = (value: unknown, rule: Rule, values?: Record<string, unknown>) =>
  firstFailure(value, [rule], { ...around, values });
const keeps = (value: unknown, rule: Rule, values?: Record<string, unknown>) =>
  broken(value, rule, values) === null;

/** The twelve of the product, by a value each keeps and one each breaks. */
const productRules: ReadonlyArray<readonly [string, Rule, readonly unknown[], readonly unknown[]]> =
  [
    ['5b-01', { rule: 'countryCode' }, ['DE', 'BR'], ['de', 'DEU', 'D', 'D1', 'DE\n', 12]],
    ['5b-02', { rule: 'languageCode' }, ['en', 'ar'], ['EN', 'eng', 'e', 'e1']],
    ['5b-03', { rule: 'phone' }, ['+4915123456789'], ['015123456789', '4915123456789', '+49', 5]],
    ['5b-04', { rule: 'lowercase' }, ['abc', 'a1-'], ['aBc', 'Ä']],
    ['5b-04', { rule: 'uppercase' }, ['ABC', 'A1-'], ['AbC', 'ä']],
    [
      '5b-05',
      { rule: 'affirmative' },
      ['yes', 'on', '1', 'true', 1, true],
      ['no', 'y', 0, false, 2],
    ],
    [
      '5b-05',
      { rule: 'negative' },
      ['no', 'off', '0', 'false', 0, false],
      ['yes', 'n', 1, true, 2],
    ],
    [
      '5b-06',
      { rule: 'date' },
      ['2024-02-29', '2024-2-9', 0, -1e12],
      ['2023-02-29', '999-01-01', {}],
    ],
    [
      '5b-07',
      { rule: 'after', than: '2020-01-01' },
      ['2020-01-02'],
      ['2020-01-01', '2019-12-31', 'x'],
    ],
    ['5b-08', { rule: 'slug' }, ['a_B-9'], ['a b', 'é', 'a.b']],
    ['5b-09', { rule: 'array' }, [[], ['a']], ['a', 1, {}, true]],
    ['5b-10', { rule: 'boolean' }, [true, false, 1, 0, '1', '0'], ['true', 'yes', 2, []]],
  ];

describe('[5b-01] [5b-02] [5b-04] [5b-05] [5b-08] [5b-09] [5b-10] the validators of the product', () => {
  test.each(productRules)('[%s] %j', (_id, rule, good, bad) => {
    for (const value of good) expect([value, keeps(value, rule)]).toEqual([value, true]);
    for (const value of bad) expect([value, keeps(value, rule)]).toEqual([value, false]);
  });

  test.each(productRules)('[%s] %j lets an empty value pass', (_id, rule) => {
    for (const empty of ['', null, undefined]) expect(keeps(empty, rule)).toBe(true);
  });

  test('[5b-07] dates are held against a day, today or another field; no day on either side fails', () => {
    const order = (rule: 'after' | 'afterOrEqual' | 'before' | 'beforeOrEqual' | 'dateEquals') =>
      ['2026-11-20', '2026-11-21', '2026-11-22'].map((value) =>
        keeps(value, { rule, than: 'today' }),
      );
    expect(order('after')).toEqual([false, false, true]);
    expect(order('afterOrEqual')).toEqual([false, true, true]);
    expect(order('before')).toEqual([true, false, false]);
    expect(order('beforeOrEqual')).toEqual([true, true, false]);
    expect(order('dateEquals')).toEqual([false, true, false]);
    const until: Rule = { rule: 'beforeOrEqual', than: { field: 'until' } };
    expect(keeps('2026-01-01', until, { until: '2026-01-01' })).toBe(true);
    for (const until_ of ['', 'x', undefined, '2026-02-30']) {
      expect(broken('2026-01-01', until, { until: until_ })).toEqual({
        rule: 'beforeOrEqual',
        params: { other: 'until' },
      });
    }
  });
});

describe('[5b-12] the generic rules', () => {
  const cases: ReadonlyArray<readonly [Rule, readonly unknown[], readonly unknown[]]> = [
    [{ rule: 'required' }, ['a', 0, false, ['a']], ['', null, undefined, []]],
    [{ rule: 'accepted' }, [true, 'yes', '1', 1], [false, '', undefined, 'no', ['1']]],
    [{ rule: 'min', min: 2 }, ['ab', ['a', 'b'], 12], ['a', [1], 1]],
    [{ rule: 'max', max: 2 }, ['ab', ['a']], ['abc', [1, 2, 3]]],
    [{ rule: 'length', length: 2 }, ['ab', [1, 2]], ['a', 'abc']],
    [{ rule: 'digits', length: 3 }, ['012', 123], ['12', '1a3', '-12', '1.2']],
    [{ rule: 'between', min: 1, max: 5 }, ['1', 5, '2.5'], ['0.9', 6, 'x', '1e0']],
    [{ rule: 'decimal', places: 2 }, ['1.25', 3], ['1.255', 'x']],
    [{ rule: 'regex', pattern: '\\d{5}' }, ['12345'], ['1234', '123456']],
    [{ rule: 'notRegex', pattern: '\\d+' }, ['a1'], ['12']],
    [{ rule: 'url' }, ['https://a.co'], ['a.co']],
    [{ rule: 'ip' }, ['::1', '10.0.0.1'], ['10.0.0']],
    [{ rule: 'mac' }, ['00:00:00:00:00:00'], ['00']],
    [{ rule: 'email' }, ['a@b.co'], ['a', ['a@b.co'], {}]],
    [{ rule: 'alpha' }, ['Zoë'], ['a1']],
    [{ rule: 'alphaNumeric' }, ['a1'], ['a 1']],
    [{ rule: 'numeric' }, ['1.5', 2], ['x']],
    [{ rule: 'integer' }, ['-1', 2], ['1.5', 1.5]],
    [{ rule: 'minAge', min: 18 }, ['2008-11-21'], ['2008-11-22', 'x']],
    [{ rule: 'maxAge', max: 18 }, ['2007-11-22'], ['2007-11-21', 'x']],
    [{ rule: 'oneOf', values: ['EUR', '1'] }, ['EUR', 1], ['eur', ['EUR']]],
  ];

  test.each(cases)('%j', (rule, good, bad) => {
    for (const value of good) expect([value, keeps(value, rule)]).toEqual([value, true]);
    for (const value of bad) expect([value, keeps(value, rule)]).toEqual([value, false]);
  });

  test('two fields are held against each other', () => {
    const values = { password: 'one', nickname: 'two' };
    expect(broken('two', { rule: 'sameAs', other: 'password' }, values)).toEqual({
      rule: 'sameAs',
      params: { other: 'password' },
    });
    expect(keeps('one', { rule: 'sameAs', other: 'password' }, values)).toBe(true);
    expect(keeps('two', { rule: 'different', other: 'nickname' }, values)).toBe(false);
    expect(keeps('one', { rule: 'different', other: 'nickname' }, values)).toBe(true);
  });

  test('[5a-06] say what a message may name: min, max, param, other', () => {
    expect(broken('a', { rule: 'min', min: 2 })?.params).toEqual({ min: 2 });
    expect(broken('9', { rule: 'between', min: 1, max: 5 })?.params).toEqual({ min: 1, max: 5 });
    expect(broken('a', { rule: 'digits', length: 4 })?.params).toEqual({ param: 4 });
    expect(broken('2030-01-01', { rule: 'before', than: 'today' })?.params).toEqual({
      param: '2026-11-21',
    });
  });

  test('are checked in their order, an empty value only for required and accepted', () => {
    const rules: readonly Rule[] = [
      { rule: 'required' },
      { rule: 'min', min: 8 },
      { rule: 'email' },
    ];
    expect(firstFailure('', rules, around)).toEqual({ rule: 'required', params: {} });
    expect(firstFailure('short', rules, around)).toEqual({ rule: 'min', params: { min: 8 } });
    expect(firstFailure('long enough', rules, around)?.rule).toBe('email');
    expect(firstFailure('', rules.slice(1), around)).toBeNull();
  });

  test('judge any value at all without throwing', () => {
    const rules = [...productRules.map(([, rule]) => rule), ...cases.map(([rule]) => rule)];
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...rules), (value, rule) => {
        expect([true, false]).toContain(keeps(value, rule));
      }),
      { numRuns: 500 },
    );
  });
});

describe('what fields ask of themselves', () => {
  const failure = (name: string, value: unknown, values: Record<string, unknown> = {}) =>
    firstFailure(value, fieldRules[name] ?? [], { ...around, values })?.rule ?? null;

  test('[5a-01] a password has at least 6 characters when given, its confirmation is the same', () => {
    expect(['', '12345', '123456'].map((text) => failure('password', text))).toEqual([
      null,
      'min',
      null,
    ]);
    const values = { password: '123456' };
    expect(failure('password_confirmation', '', values)).toBe('required');
    expect(failure('password_confirmation', '1234567', values)).toBe('sameAs');
    expect(failure('password_confirmation', '123456', values)).toBeNull();
  });

  test('[5a-02] changing a password asks for the current one and twice for the new one', () => {
    expect(failure('currentPassword', '')).toBe('required');
    expect(['', '12345', '123456'].map((text) => failure('newPassword', text))).toEqual([
      'required',
      'min',
      null,
    ]);
    expect(failure('repeatNewPassword', 'a', { newPassword: 'b' })).toBe('sameAs');
  });

  test('[5a-03] names and the personal number have at least 2 characters', () => {
    for (const name of ['firstName', 'lastName', 'personalIdNumber']) {
      expect([failure(name, 'A'), failure(name, 'Al')]).toEqual(['min', null]);
    }
  });

  test('[5a-04] [5a-05] e-mail, phone, birth date, age and tax number are what they say', () => {
    expect(failure('email', 'x')).toBe('email');
    expect(failure('phone', '+49 1')).toBe('phoneTooShort');
    expect(failure('birthdate', '2023-02-29')).toBe('date');
    expect(failure('age', '18.5')).toBe('integer');
    expect(failure('cpf_number', '111.111.111-11')).toBe('cpf');
  });
});
