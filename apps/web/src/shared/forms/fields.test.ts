import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { describe, expect, it } from 'vitest';
import { brokenRules, initialValues, localDay } from './fields.ts';

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
  it('asks a required field first for a value, then for its own rules [5a-06]', () => {
    const broken = (email: string) =>
      brokenRules(fields, { email, birthdate: '', agreements: true, promo: false }, '2026-06-01');
    expect(broken('')).toEqual({ email: { rule: 'required', params: {} } });
    expect(broken('nobody')).toEqual({ email: { rule: 'email', params: {} } });
    expect(broken('a@b.de')).toEqual({});
  });

  it('takes a required checkbox only when it is ticked, and another either way', () => {
    const values = { email: 'a@b.de', birthdate: '', agreements: false, promo: false };
    expect(brokenRules(fields, values, '2026-06-01')).toEqual({
      agreements: { rule: 'accepted', params: {} },
    });
  });

  it('gives messages what they may name [5a-06]', () => {
    const values = { email: 'a@b.de', birthdate: '2010-01-01', agreements: true, promo: false };
    expect(brokenRules(fields, values, '2026-06-01')).toEqual({
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
