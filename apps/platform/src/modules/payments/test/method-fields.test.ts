import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../method-fields.ts';

const cpf: FieldDefinition = {
  name: 'cpf_number',
  kind: 'cpf',
  required: true,
  step: 1,
  rules: [{ rule: 'cpf' }],
};
const errors = (given: Record<string, string>, fields = [cpf]) =>
  Object.entries(fieldErrors(fields, given, '2026-05-01') ?? {}).map(
    ([name, [error]]) => `${name} ${error?.rule}`,
  );

describe('the fields of a method [5a-06]', () => {
  it('are checked by the rules they were sent with', () => {
    expect(errors({ cpf_number: '529.982.247-25' })).toEqual([]);
    expect(errors({ cpf_number: '529.982.247-26' })).toEqual(['fields.cpf_number cpf']);
  });

  it('are shown when they are required, and an empty text is none', () => {
    expect(errors({})).toEqual(['fields.cpf_number required']);
    expect(errors({ cpf_number: '' })).toEqual(['fields.cpf_number required']);
  });

  it('take values to choose from only', () => {
    const network: FieldDefinition = {
      name: 'network',
      kind: 'radio',
      required: true,
      step: 1,
      rules: [],
      choices: ['erc20'],
    };
    expect(errors({ network: 'erc20' }, [network])).toEqual([]);
    expect(errors({ network: 'bep2' }, [network])).toEqual(['fields.network oneOf']);
  });

  it('are those of the method and no others, also by the names of an object’s own parts [P-37]', () => {
    for (const name of ['number', 'constructor', 'toString'])
      expect(errors({ [name]: 'x' }, [])).toEqual([`fields.${name} unknown`]);
  });
});
