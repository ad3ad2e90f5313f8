import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { codePhoneFault, isOfRefusedKind, readPhoneForCodes } from '../phone-kinds.ts';

describe('a number that is to be sent a code', () => {
  test.each([
    ['premium rate', 'DE', '+49 900 1234567'],
    ['premium rate', 'GB', '+44 90 1234 5678'],
    ['premium rate', 'US', '+1 900 234 5678'],
    ['premium rate', 'FR', '+33 8 91 12 34 56'],
    ['premium rate', 'CH', '+41 900 123 456'],
    ['premium rate', 'ES', '+34 803 12 34 56'],
    ['shared cost', 'DE', '+49 180 12345'],
    ['shared cost', 'CH', '+41 840 123 456'],
    ['shared cost', 'BR', '+55 4004-1234'],
    ['shared cost', 'ES', '+34 901 12 34 56'],
    ['personal', 'GB', '+44 70 1234 5678'],
    ['personal', 'DE', '+49 700 12345678'],
    ['personal', 'US', '+1 500 234 5678'],
    ['pager', 'DE', '+49 164 12345'],
    ['pager', 'GB', '+44 76 4012 3456'],
    ['pager', 'CH', '+41 74 012 34 56'],
    ['voicemail', 'DE', '+49 177 99 1234567'],
    ['voicemail', 'CH', '+41 860 123 456 789'],
    ['UAN', 'DE', '+49 18500 123456'],
    ['UAN', 'GB', '+44 55 1234 5678'],
    ['UAN', 'CH', '+41 58 123 45 67'],
  ])('is none of the kind %s (%s): %s', (_kind, _country, text) => {
    expect(codePhoneFault(text)).toBe('phoneKind');
    expect(isOfRefusedKind(text.replaceAll(/[ -]/g, ''))).toBe(true);
  });

  test.each([
    ['mobile', '+4915123456789'],
    ['fixed line or mobile', '+12015550123'],
    ['fixed line, to which messages are read aloud', '+49301234567'],
    ['over the internet', '+445612345678'],
  ])('may be of the kind %s', (_kind, text) => {
    expect(readPhoneForCodes(text)).toMatchObject({ number: text });
    expect(isOfRefusedKind(text)).toBe(false);
  });

  test.each([
    ['+49 151 1234567', 'phoneNotNumber'],
    ['+971 600 123456', 'phoneNotNumber'],
    ['+49 1', 'phoneTooShort'],
    ['0151 12345678', 'phoneCountry'],
  ])('%s, of the right length at most, is refused as %s', (text, fault) => {
    expect(codePhoneFault(text)).toBe(fault);
  });

  test('may be the mobile number of any country', () => {
    for (const country of getCountries()) {
      const number = getExampleNumber(country, examples)?.number ?? '';
      expect([country, readPhoneForCodes(number)]).toMatchObject([country, { number }]);
    }
  });
});
