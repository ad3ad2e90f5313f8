import type { FieldDefinition, Profile } from '@pierlight/contract/player/schemas';
import { describe, expect, it } from 'vitest';
import { groupsOf, profileChanges, profileValues } from './profile-form.ts';

const field = (name: string, kind: FieldDefinition['kind']): FieldDefinition => ({
  name,
  kind,
  required: false,
  step: 1,
  rules: [],
});

describe('the form of the profile', () => {
  it('starts with what the profile knows of its fields', () => {
    const profile = { nickname: 'Mara', firstName: null, receiveEmailPromo: true } as Profile;
    const fields = [
      field('nickname', 'text'),
      field('firstName', 'text'),
      field('city', 'text'),
      field('receiveEmailPromo', 'checkbox'),
    ];
    expect(profileValues(fields, profile)).toEqual({
      nickname: 'Mara',
      firstName: null,
      city: null,
      receiveEmailPromo: true,
    });
  });

  it('sends what was changed only, an emptied text as none and the others trimmed', () => {
    const values = { nickname: ' Mara ', firstName: '  ', city: 'Kiel', receiveEmailPromo: false };
    const changed = { nickname: true, firstName: true, receiveEmailPromo: true };
    expect(profileChanges(values, changed)).toEqual({
      nickname: 'Mara',
      firstName: null,
      receiveEmailPromo: false,
    });
  });

  it('groups its fields in the order the operator put them', () => {
    const fields = [
      { ...field('nickname', 'text'), group: 'account' as const },
      { ...field('city', 'text'), group: 'contact' as const },
      { ...field('language', 'dropdown'), group: 'account' as const },
    ];
    expect(groupsOf(fields).map((one) => [one.group, one.fields.map(({ name }) => name)])).toEqual([
      ['account', ['nickname', 'language']],
      ['contact', ['city']],
    ]);
  });
});
