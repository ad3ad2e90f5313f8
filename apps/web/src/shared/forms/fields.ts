import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { firstFailure, type Rule } from '@pierlight/validation/rules';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api/query-client.ts';

export type FieldScenario = 'profile' | 'registration';

/** Value of one input: checkboxes are booleans, everything else is text. */
export type FieldValue = string | boolean;
export type FormValues = Record<string, FieldValue>;

/** A broken rule of a field, found here or told by the server. */
export interface BrokenRule {
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Definitions of a form's fields, as the server also checks them. */
export function fieldsQuery(scenario: FieldScenario) {
  return queryOptions({
    queryKey: ['player', 'fields', scenario],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).player.fields({ scenario }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** All rules of a field; a required one starts with that. */
export function rulesOf({ required, rules, kind }: FieldDefinition): readonly Rule[] {
  if (!required) return rules;
  const asked: Rule = kind === 'checkbox' ? { rule: 'accepted' } : { rule: 'required' };
  return rules.some(({ rule }) => rule === asked.rule) ? rules : [asked, ...rules];
}

/** The numbers a field's rules name: `{ min, max }`. */
export function boundsOf({ rules }: FieldDefinition): Readonly<Record<string, number>> {
  const bounds: Record<string, number> = {};
  for (const rule of rules) {
    if (rule.rule === 'max') bounds.max = rule.max;
    if (rule.rule === 'min' || rule.rule === 'minAge') bounds.min = rule.min;
  }
  return bounds;
}

/** The first broken rule of each field that breaks one. `today` is `YYYY-MM-DD`. */
export function brokenRules(
  fields: readonly FieldDefinition[],
  values: FormValues,
  today: string,
): Readonly<Record<string, BrokenRule>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const failure = firstFailure(values[field.name], rulesOf(field), today);
      return failure ? [[field.name, failure]] : [];
    }),
  );
}

/** An empty value for each field, with what is known already in its place. */
export function initialValues(
  fields: readonly FieldDefinition[],
  known: Readonly<Record<string, FieldValue | null | undefined>> = {},
): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, known[name] ?? (kind === 'checkbox' ? false : '')]),
  );
}

/** The calendar day it is where the reader is, as `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}
