import { readPhone } from '@pierlight/validation/phone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPhone, splitPhone } from './phone-parts.ts';

describe('a phone number in two boxes', () => {
  it('is split into the country and the rest, however much of it is there', () => {
    expect(splitPhone('', null)).toEqual({ country: null, national: '' });
    expect(splitPhone('151', 'DE')).toEqual({ country: 'DE', national: '151' });
    expect(splitPhone('+49 151', null)).toEqual({ country: 'DE', national: '151' });
    expect(splitPhone('+', null)).toEqual({ country: null, national: '+' });
    expect(splitPhone('+1 204 234 5678', null)).toEqual({
      country: 'CA',
      national: '204 234 5678',
    });
    expect(splitPhone('+1 2', null)).toEqual({ country: 'US', national: '2' });
    expect(splitPhone('+1 2', 'CA')).toEqual({ country: 'CA', national: '2' });
  });

  it('takes a whole number that was pasted into the second box', () => {
    expect(joinPhone('DE', '+55 11 96123-4567')).toBe('+55 11 96123-4567');
    expect(joinPhone(null, '0055 11 96123-4567')).toBe('+55 11 96123-4567');
    expect(joinPhone(null, '1512 3456789')).toBe('1512 3456789');
    expect(joinPhone('DE', ' ')).toBe('');
  });

  it('with the zero of calls within the country is still the number', () => {
    expect(readPhone(joinPhone('DE', '01512 3456789'))).toMatchObject({ number: '+4915123456789' });
    expect(readPhone(joinPhone('IT', '06 698 1234'))).toMatchObject({ number: '+39066981234' });
  });

  it('keeps every character that is typed, one by one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('DE', 'BR', 'US', 'KZ', 'IT'),
        fc.stringMatching(/^[1-9][\d -]{0,12}\d$/),
        (country, typed) => {
          let value = '';
          let national = '';
          for (const character of typed) {
            value = joinPhone(country, national + character);
            national = splitPhone(value, country).national;
          }
          expect(national).toBe(typed);
        },
      ),
    );
  });
});
