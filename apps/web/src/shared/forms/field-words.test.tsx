import { readFileSync } from 'node:fs';
import { isIban } from '@pierlight/validation/iban';
import type { PhoneFault } from '@pierlight/validation/phone';
import { phoneFault } from '@pierlight/validation/phone';
import { codePhoneFault } from '@pierlight/validation/phone-kinds';
import { firstFailure, type Rule } from '@pierlight/validation/rules';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { type Locale, localeCodes, locales } from '../i18n/locales.ts';
import { type FieldWords, useFieldWords } from './use-field-words.ts';

/** For each rule there is, the rule as a form has it and a value that breaks it. */
const broken: { readonly [Name in Rule['rule']]: readonly [Rule & { rule: Name }, unknown] } = {
  required: [{ rule: 'required' }, ''],
  accepted: [{ rule: 'accepted' }, false],
  email: [{ rule: 'email' }, 'nobody'],
  url: [{ rule: 'url' }, 'nowhere'],
  ip: [{ rule: 'ip' }, '1.2.3'],
  mac: [{ rule: 'mac' }, '00:11'],
  alpha: [{ rule: 'alpha' }, 'a1'],
  alphaSpaces: [{ rule: 'alphaSpaces' }, 'a 1'],
  alphaDash: [{ rule: 'alphaDash' }, 'a b'],
  alphaNumeric: [{ rule: 'alphaNumeric' }, 'a-1'],
  numeric: [{ rule: 'numeric' }, 'one'],
  integer: [{ rule: 'integer' }, '1.5'],
  printable: [{ rule: 'printable' }, 'a\u0000b'],
  cpf: [{ rule: 'cpf' }, '111.111.111-11'],
  countryCode: [{ rule: 'countryCode' }, 'Germany'],
  languageCode: [{ rule: 'languageCode' }, 'German'],
  lowercase: [{ rule: 'lowercase' }, 'A'],
  uppercase: [{ rule: 'uppercase' }, 'a'],
  affirmative: [{ rule: 'affirmative' }, 'no'],
  negative: [{ rule: 'negative' }, 'yes'],
  date: [{ rule: 'date' }, '2026-02-30'],
  slug: [{ rule: 'slug' }, 'a b'],
  array: [{ rule: 'array' }, 'a'],
  boolean: [{ rule: 'boolean' }, 'perhaps'],
  phone: [{ rule: 'phone' }, 'no number'],
  iban: [{ rule: 'iban' }, 'DE00'],
  min: [{ rule: 'min', min: 3 }, 'ab'],
  max: [{ rule: 'max', max: 7 }, 'abcdefgh'],
  minAge: [{ rule: 'minAge', min: 18 }, '2020-01-01'],
  maxAge: [{ rule: 'maxAge', max: 99 }, '1900-01-01'],
  between: [{ rule: 'between', min: 3, max: 7 }, '8'],
  length: [{ rule: 'length', length: 4 }, 'abc'],
  digits: [{ rule: 'digits', length: 4 }, '123'],
  decimal: [{ rule: 'decimal', places: 2 }, '1.234'],
  regex: [{ rule: 'regex', pattern: '^[a-z]$' }, '1'],
  notRegex: [{ rule: 'notRegex', pattern: '^[a-z]$' }, 'a'],
  sameAs: [{ rule: 'sameAs', other: 'newPassword' }, 'another'],
  different: [{ rule: 'different', other: 'newPassword' }, 'the same'],
  after: [{ rule: 'after', than: 'today' }, '2026-06-01'],
  afterOrEqual: [{ rule: 'afterOrEqual', than: '2026-07-04' }, '2026-07-03'],
  before: [{ rule: 'before', than: { field: 'birthdate' } }, '1990-04-13'],
  beforeOrEqual: [{ rule: 'beforeOrEqual', than: 'today' }, '2026-06-02'],
  dateEquals: [{ rule: 'dateEquals', than: 'today' }, '2026-06-02'],
  oneOf: [{ rule: 'oneOf', values: ['a', 'b'] }, 'c'],
};
const values = { newPassword: 'the same', birthdate: '1990-04-12' };
const around = { today: '2026-06-01', values, phone: phoneFault, iban: isIban };

/** A number with each of the faults that one may have. */
const numbers: Readonly<Record<PhoneFault, string>> = {
  phoneNotNumber: 'no number',
  phoneCountry: '0151 12345',
  phoneTooShort: '+49 1',
  phoneTooLong: '+49 1511 234567890123',
  phoneKind: '+49 900 1234567',
};

const folder = new URL('../../../../../content/', import.meta.url);
const read = (code: Locale, file: string) =>
  JSON.parse(readFileSync(new URL(`${code}/fields-settings/${file}.json`, folder), 'utf8'));

function Form({ onWords }: { readonly onWords: (words: FieldWords) => void }) {
  onWords(useFieldWords());
  return null;
}

/** The words a form of a language has; a text that cannot be filled in fails the test. */
function wordsIn(code: Locale): FieldWords {
  let words: FieldWords | undefined;
  const { tag } = locales[code];
  const messages = {
    'fields-settings': { fields: read(code, 'fields'), messages: read(code, 'messages') },
  };
  renderToString(
    <IntlProvider
      locale={tag}
      messages={messages}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      <Form
        onWords={(given) => {
          words = given;
        }}
      />
    </IntlProvider>,
  );
  if (!words) throw new Error('no form was drawn');
  return words;
}

function told(words: FieldWords, [rule, value]: readonly [Rule, unknown], from = around): string {
  const failure = firstFailure(value, [rule], from);
  if (!failure) throw new Error(`${JSON.stringify(value)} keeps the rule ${rule.rule}`);
  return words.failure('a field without words of its own', failure);
}

test.each(localeCodes)('a rule that is broken is told in words of its own (%s) [5b-13]', (code) => {
  const words = wordsIn(code);
  const { invalid } = read(code, 'messages');
  for (const [name, sample] of Object.entries(broken)) {
    const text = told(words, sample);
    expect(text, name).not.toBe(invalid);
    expect(text, name).not.toMatch(/[{}]|undefined|NaN|Invalid/);
  }
  const faults = Object.entries(numbers).map(([fault, number]) => {
    const text = told(words, [{ rule: 'phone' }, number], { ...around, phone: codePhoneFault });
    expect(text, fault).toBe(read(code, 'messages')[fault]);
    return text;
  });
  expect(new Set(faults).size).toBe(faults.length);
});

test('they are the words people know from every form, with the bounds that were broken [5b-13]', () => {
  const words = wordsIn('en');
  const of = (name: Rule['rule']) => told(words, broken[name]);
  expect(of('required')).toBe('Value is required');
  expect(of('email')).toBe('Value is not a valid email address');
  expect(of('min')).toBe('This field should be at least 3 characters long');
  expect(of('max')).toBe('The maximum length allowed is 7');
  expect(of('between')).toBe('The value must be between 3 and 7');
  expect(of('sameAs')).toBe('The value must be equal to the New password value');
  expect(of('after')).toBe('Choose a date after June 1, 2026');
  expect(of('before')).toBe('Choose a date before Date of birth');
  expect(of('minAge')).toBe('You must be at least 18 years old');
});

test('a field with words of its own says those', () => {
  const words = wordsIn('en');
  expect(words.failure('password', { rule: 'min', params: { min: 9 } })).toBe(
    'At least 9 characters, please.',
  );
  expect(words.failure('password', { rule: 'max', params: { max: 99 } })).toBe(
    'The maximum length allowed is 99',
  );
  expect(words.failure('password', { rule: 'of another release', params: {} })).toBe(
    'Please check this field',
  );
});
