import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { describe, expect, it } from 'vitest';
import { askedFields, brokenFields, initialValues, localDay } from './fields.ts';

const field = (part: Partial<FieldDefinition>): FieldDefinition => ({
  name: 'x',
  kind: 'text',
  required: false,
  step: 1,
  rules: [],
  ...part,
});

const fields = [
  field({ name: 'email', kind: 'email', required: true, rules: [{ rule: 'email' }] }),
  field({ name: 'birthdate', kind: 'birthDate', rules: [{ rule: 'minAge', min: 18 }] }),
  field({ name: 'agreements', kind: 'checkbox', required: true }),
  field({ name: 'promo', kind: 'checkbox' }),
];

describe('forms from server definitions', () => {
  it('asks a required field first for a value, then for its own rules [5a-06]', async () => {
    const broken = (email: string) =>
      brokenFields(fields, { email, birthdate: '', agreements: true, promo: false }, '2026-06-01');
    expect(await broken('')).toEqual({ email: { rule: 'required', params: {} } });
    expect(await broken('nobody')).toEqual({ email: { rule: 'email', params: {} } });
    expect(await broken('a@b.de')).toEqual({});
  });

  it('fetches the numbering plans for a phone and tells what is wrong with it [8-17]', async () => {
    const phone = field({ name: 'phone', kind: 'phone', rules: [{ rule: 'phone' }] });
    const told = async (text: string) =>
      (await brokenFields([phone], { phone: text }, '2026-06-01')).phone?.rule;
    expect([await told('+49 1'), await told('0151'), await told('')]).toEqual([
      'phoneTooShort',
      'phoneCountry',
      undefined,
    ]);
  });

  it('asks people of a country what is asked there, and never what is locked', () => {
    const cpf = field({ name: 'cpf_number', countries: ['BR'] });
    const locked = field({ name: 'country', locked: true });
    expect(askedFields([cpf, locked], 'BR')).toEqual([cpf]);
    for (const country of ['DE', '', null, undefined]) {
      expect(askedFields([cpf, locked], country)).toEqual([]);
    }
  });

  it('takes choices for a rule: a value that is none of them is refused', async () => {
    const gender = field({ name: 'gender', kind: 'gender', choices: ['female', 'male'] });
    expect(await brokenFields([gender], { gender: 'pirate' }, '2026-06-01')).toEqual({
      gender: { rule: 'oneOf', params: {} },
    });
  });

  it('takes a required checkbox only when it is ticked, and another either way', async () => {
    const values = { email: 'a@b.de', birthdate: '', agreements: false, promo: false };
    expect(await brokenFields(fields, values, '2026-06-01')).toEqual({
      agreements: { rule: 'accepted', params: {} },
    });
  });

  it('gives messages what they may name [5a-06]', async () => {
    const values = { email: 'a@b.de', birthdate: '2010-01-01', agreements: true, promo: false };
    expect(await brokenFields(fields, values, '2026-06-01')).toEqual({
      birthdate: { rule: 'minAge', params: { min: 18 } },
    });
  });

  it('starts empty, unticked, and with what is known', () => {
    expect(initialValues(fields, { email: 'a@b.de', birthdate: null })).toEqual({
      email: 'a@b.de',
      birthdate: '',
      agreements: false,
      promo: false,
    });
  });

  it('writes the calendar day of the reader', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
