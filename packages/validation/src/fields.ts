import { firstFailure, type Rule, type RuleFailure, type Surroundings } from './rules.ts';

/** What of a field's definition its checks need. */
export interface CheckedField {
  readonly name: string;
  /** Kind of input; a box to tick is kept only ticked when it is required. */
  readonly kind: string;
  readonly required: boolean;
  readonly rules: readonly Rule[];
  /** Values to choose from, where there is such a list. */
  readonly choices?: readonly string[] | undefined;
  /** Countries (ISO codes) whose players are asked; everybody when left out. */
  readonly countries?: readonly string[] | undefined;
}

/** All rules of a field: a required one starts with that, one with choices ends with them. */
export function rulesOf({ kind, required, rules, choices }: CheckedField): readonly Rule[] {
  const isConsent = kind === 'checkbox' || kind === 'toggle';
  const first: readonly Rule[] = required ? [{ rule: isConsent ? 'accepted' : 'required' }] : [];
  const last: readonly Rule[] = choices ? [{ rule: 'oneOf', values: choices }] : [];
  return [
    ...first.filter(({ rule }) => !rules.some((own) => own.rule === rule)),
    ...rules,
    ...last,
  ];
}

/** Whether people of a country are asked this field. */
export function isAskedIn(field: CheckedField, country: string | null | undefined): boolean {
  return field.countries === undefined || (!!country && field.countries.includes(country));
}

/** The first broken rule of each field that breaks one. `around.values` is given by `values`. */
export function brokenRules(
  fields: readonly CheckedField[],
  values: Readonly<Record<string, unknown>>,
  around: Omit<Surroundings, 'values'>,
): Readonly<Record<string, RuleFailure>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const failure = firstFailure(values[field.name], rulesOf(field), { ...around, values });
      return failure ? [[field.name, failure]] : [];
    }),
  );
}

/** Whether one of the fields has a rule. */
export function haveRule(fields: readonly CheckedField[], name: Rule['rule']): boolean {
  return fields.some(({ rules }) => rules.some(({ rule }) => rule === name));
}
