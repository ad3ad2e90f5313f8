import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { parsePhoneNumberWithError as parseWithAllPlans } from 'libphonenumber-js/max';
import { getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { diallingCodes, phoneFault, readPhone } from '../phone.ts';
import { quickest } from './quickest.ts';

describe('[5b-03] a phone number', () => {
  test.each([
    ['+49 1512 3456789', '+4915123456789', 'DE'],
    ['+55 (11) 96123-4567', '+5511961234567', 'BR'],
    [' +1-201-555-0123 ', '+12015550123', 'US'],
    ['+44 7400 123456 ext. 12', '+447400123456', 'GB'],
  ])('%s is one', (text, number, country) => {
    expect(readPhone(text)).toEqual({ number, country });
  });

  test.each([
    ['', 'phoneNotNumber'],
    ['call me', 'phoneNotNumber'],
    ['+', 'phoneNotNumber'],
    ['+49 15x', 'phoneNotNumber'],
    ['+49151234567٨٩', 'phoneNotNumber'],
    ['<b>+4915112345678</b>', 'phoneCountry'],
    ['015112345678', 'phoneCountry'],
    ['+999 1234567', 'phoneCountry'],
    ['+49 1', 'phoneTooShort'],
    ['+1 201 555', 'phoneTooShort'],
    ['+1 201 555 0123 456', 'phoneTooLong'],
  ])('[8-17] %j is refused as %s', (text, fault) => {
    expect(phoneFault(text)).toBe(fault);
  });

  test('[5c-01] has a national number of 2 to 17 digits, 250 characters in all, an extension of 20', () => {
    expect(phoneFault(`+49${'1'.repeat(18)}`)).toBe('phoneTooLong');
    expect(phoneFault(`+49${'1'.repeat(1)}`)).toBe('phoneTooShort');
    expect(phoneFault(`+49 1512 3456789${' '.repeat(251)}`)).toBe('phoneTooLong');
    expect(phoneFault(`+49 1512 3456789${' '.repeat(230)}`)).toBeNull();
    expect(phoneFault(`+4915123456789 ext. ${'1'.repeat(20)}`)).toBeNull();
    expect(phoneFault(`+4915123456789 ext. ${'1'.repeat(21)}`)).not.toBeNull();
  });

  test('every country’s example is one, whatever it is written like', () => {
    const countries = [...diallingCodes().keys()];
    expect(countries.length).toBeGreaterThan(230);
    for (const country of countries) {
      const example = getExampleNumber(country as 'DE', examples);
      if (!example) throw new Error(`${country} has no example`);
      for (const text of [example.number, example.formatInternational()]) {
        expect([country, readPhone(text)]).toMatchObject([country, { number: example.number }]);
      }
    }
  });

  test('whatever the complete numbering plans accept is accepted, in the same form', () => {
    const code = fc.constantFrom(...new Set(diallingCodes().values()));
    const national = fc.stringMatching(/^[1-9]\d{4,13}$/);
    let accepted = 0;
    fc.assert(
      fc.property(code, national, (calling, digits) => {
        const text = `+${calling}${digits}`;
        const complete = tryAll(text);
        if (!complete?.isValid()) return;
        accepted += 1;
        expect(readPhone(text)).toMatchObject({ number: complete.number });
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test('is given back in a form that is read as itself', () => {
    const country = fc.constantFrom(...diallingCodes().keys());
    fc.assert(
      fc.property(country, fc.stringMatching(/^\d{2,14}$/), (name, digits) => {
        const reading = readPhone(`+${getCountryCallingCode(name as 'DE')} ${digits}`);
        if (reading.fault === undefined)
          expect(readPhone(reading.number)).toMatchObject({ number: reading.number });
      }),
    );
  });

  test('[P-38] no text takes over 50 ms, and none throws', () => {
    const hostile = [
      '+'.repeat(250),
      `+${'('.repeat(249)}`,
      `+49${' '.repeat(240)}x`,
      `+49${'-.'.repeat(120)}`,
      `+1 ${'ext '.repeat(60)}`,
      `+${'1'.repeat(100_000)}`,
      ' '.repeat(100_000),
    ];
    for (const text of hostile) {
      expect(phoneFault(text)).not.toBeNull();
      expect(quickest(() => phoneFault(text))).toBeLessThan(50);
    }
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void phoneFault(`+${text}`)));
  });
});

function tryAll(text: string) {
  try {
    return parseWithAllPlans(text, { extract: false });
  } catch {
    return null;
  }
}
