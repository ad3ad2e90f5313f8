import type { FieldDefinition, FieldScenario } from '@pierlight/contract/player/schemas';
import { brokenRules, haveRule, isAskedIn } from '@pierlight/validation/fields';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api/query-client.ts';

/** Value of one input: boxes to tick are booleans, files are files, everything else is text. */
export type FieldValue = string | boolean | readonly File[];
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
    staleTime: 60_000,
    meta: { endpoint: 'player.fields' },
  });
}

/** The numbers a field's rules name: `{ min, max }`. */
export function boundsOf({ rules }: FieldDefinition): Readonly<Record<string, number>> {
  const bounds: Record<string, number> = {};
  for (const rule of rules) {
    if ('min' in rule) bounds.min = rule.min;
    if ('max' in rule) bounds.max = rule.max;
  }
  return bounds;
}

/** The fields that people of a country are asked, and that are theirs to change. */
export function askedFields(
  fields: readonly FieldDefinition[],
  country: unknown,
): readonly FieldDefinition[] {
  return fields.filter((field) => !field.locked && isAskedIn(field, textOrNull(country)));
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * The first broken rule of each field that breaks one. `today` is `YYYY-MM-DD`. The numbering plans
 * of phones and the forms of bank accounts are fetched when one of the fields needs them.
 */
export async function brokenFields(
  fields: readonly FieldDefinition[],
  values: FormValues,
  today: string,
): Promise<Readonly<Record<string, BrokenRule>>> {
  const phone = haveRule(fields, 'phone')
    ? (await import('@pierlight/validation/phone')).phoneFault
    : undefined;
  const iban = haveRule(fields, 'iban')
    ? (await import('@pierlight/validation/iban')).isIban
    : undefined;
  return brokenRules(fields, values, { today, phone, iban });
}

const boxes = new Set<FieldDefinition['kind']>(['checkbox', 'toggle']);

/** An empty value for each field, with what is known already in its place. */
export function initialValues(
  fields: readonly FieldDefinition[],
  known: Readonly<Record<string, FieldValue | null | undefined>> = {},
): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      known[name] ?? (boxes.has(kind) ? false : kind === 'file' ? [] : ''),
    ]),
  );
}

/** The calendar day it is where the reader is, as `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}
