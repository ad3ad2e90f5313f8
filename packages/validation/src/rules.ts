import { isCpf } from './cpf.ts';
import { ageOn, compareDays, dayOf } from './dates.ts';
import { isEmail } from './email.ts';
import { fitsPattern } from './pattern.ts';
import type { PhoneFault } from './phone.ts';
import * as shapes from './shapes.ts';

/** What a date is held against: a day, today, or another field of the form. */
export type Reference = string | { readonly field: string };

/** Rules that only say what kind of value is meant. */
type PlainRule = keyof typeof plain;

/** Rules judged by tables that not every form is to bring along: `Surroundings` hands in what judges. */
type TableRule = { readonly rule: 'phone' } | { readonly rule: 'iban' };
type DateComparison = 'after' | 'afterOrEqual' | 'before' | 'beforeOrEqual' | 'dateEquals';

/**
 * A rule a field's value must keep. Rules are data, so that the server can send them with a form's
 * definition and both sides check the same thing. Lengths count UTF-16 code units of a text and
 * entries of a list, ages whole years, `between` the number a value stands for.
 */
export type Rule =
  | TableRule
  | { readonly rule: PlainRule }
  | { readonly rule: 'min' | 'minAge'; readonly min: number }
  | { readonly rule: 'max' | 'maxAge'; readonly max: number }
  | { readonly rule: 'between'; readonly min: number; readonly max: number }
  | { readonly rule: 'length' | 'digits'; readonly length: number }
  | { readonly rule: 'decimal'; readonly places: number }
  | { readonly rule: 'regex' | 'notRegex'; readonly pattern: string }
  | { readonly rule: 'sameAs' | 'different'; readonly other: string }
  | { readonly rule: DateComparison; readonly than: Reference }
  | { readonly rule: 'oneOf'; readonly values: readonly string[] };

/** A rule that was not kept, with what its message may name: min, max, param or other. */
export interface RuleFailure {
  readonly rule: Rule['rule'] | PhoneFault;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a value is judged beside. */
export interface Surroundings {
  /** `YYYY-MM-DD` in the place whose age limit applies. */
  readonly today: string;
  /** The other values of the form. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** Judges phone numbers: `phoneFault` of `phone.ts`, on the server `codePhoneFault`. */
  readonly phone?: ((text: string) => PhoneFault | null) | undefined;
  /** Judges bank accounts: `isIban` of `iban.ts`. */
  readonly iban?: ((text: string) => boolean) | undefined;
}

/** Whether nothing was given: every rule but `required` and `accepted` lets that pass. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

const affirmative = ['yes', 'on', '1', 'true'];
const negative = ['no', 'off', '0', 'false'];

/** What a plain rule asks; `text` is the value as text. */
const plain = {
  required: (value: unknown) => !isEmpty(value) && !(Array.isArray(value) && value.length === 0),
  accepted: (value: unknown, text: string) =>
    value === true || (isScalar(value) && affirmative.includes(text)),
  email: (_value: unknown, text: string) => isEmail(text),
  url: (_value: unknown, text: string) => shapes.isUrl(text),
  ip: (_value: unknown, text: string) => shapes.isIp(text),
  mac: (_value: unknown, text: string) => shapes.isMac(text),
  alpha: (_value: unknown, text: string) => shapes.isAlpha(text),
  alphaSpaces: (_value: unknown, text: string) => shapes.isAlphaSpaces(text),
  alphaDash: (_value: unknown, text: string) => shapes.isAlphaDash(text),
  alphaNumeric: (_value: unknown, text: string) => shapes.isAlphaNumeric(text),
  numeric: (_value: unknown, text: string) => shapes.isNumeric(text),
  integer: (_value: unknown, text: string) => shapes.isInteger(text),
  printable: (_value: unknown, text: string) => shapes.isPrintable(text),
  cpf: (_value: unknown, text: string) => isCpf(text),
  countryCode: (_value: unknown, text: string) => /^[A-Z]{2}$/.test(text),
  languageCode: (_value: unknown, text: string) => /^[a-z]{2}$/.test(text),
  lowercase: (_value: unknown, text: string) => text === text.toLowerCase(),
  uppercase: (_value: unknown, text: string) => text === text.toUpperCase(),
  affirmative: (value: unknown, text: string) =>
    isScalar(value) && affirmative.includes(text.toLowerCase()),
  negative: (value: unknown, text: string) =>
    isScalar(value) && negative.includes(text.toLowerCase()),
  date: (value: unknown) => dayOf(value) !== null,
  slug: (_value: unknown, text: string) => shapes.isSlug(text),
  array: (value: unknown) => Array.isArray(value),
  boolean: (value: unknown) =>
    typeof value === 'boolean' || value === 1 || value === 0 || value === '1' || value === '0',
} satisfies Readonly<Record<string, (value: unknown, text: string) => boolean>>;

/** Lists and objects have a text too, but not one that anybody typed. */
function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : textOf(value).length;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : isScalar(value) ? String(value) : '';
}

function keeps(value: unknown, rule: Exclude<Rule, TableRule>, around: Surroundings): boolean {
  const text = textOf(value);
  switch (rule.rule) {
    case 'min':
      return sizeOf(value) >= rule.min;
    case 'max':
      return sizeOf(value) <= rule.max;
    case 'length':
      return sizeOf(value) === rule.length;
    case 'digits':
      return /^\d+$/.test(text) && text.length === rule.length;
    case 'between':
      return shapes.isNumeric(text) && Number(text) >= rule.min && Number(text) <= rule.max;
    case 'decimal':
      return shapes.isDecimal(text, rule.places);
    case 'regex':
      return fitsPattern(text, rule.pattern);
    case 'notRegex':
      return !fitsPattern(text, rule.pattern);
    case 'sameAs':
      return value === around.values?.[rule.other];
    case 'different':
      return value !== around.values?.[rule.other];
    case 'after':
    case 'afterOrEqual':
    case 'before':
    case 'beforeOrEqual':
    case 'dateEquals':
      return stands(value, rule.rule, referenceOf(rule.than, around));
    case 'minAge': {
      const age = ageOn(text, around.today);
      return age !== null && age >= rule.min;
    }
    case 'maxAge': {
      const age = ageOn(text, around.today);
      return age !== null && age <= rule.max;
    }
    case 'oneOf':
      return isScalar(value) && rule.values.includes(text);
    default:
      // Lists and objects keep no rule about texts.
      return (
        (isScalar(value) || rule.rule === 'array' || rule.rule === 'required') &&
        plain[rule.rule](value, text)
      );
  }
}

function brokenBy(value: unknown, rule: Rule, around: Surroundings): RuleFailure['rule'] | null {
  if (rule.rule === 'phone') {
    if (!around.phone) throw new Error('A phone rule needs something to judge numbers by');
    return isScalar(value) ? around.phone(textOf(value)) : 'phoneNotNumber';
  }
  if (rule.rule === 'iban') {
    if (!around.iban) throw new Error('An IBAN rule needs something to judge accounts by');
    return isScalar(value) && around.iban(textOf(value)) ? null : 'iban';
  }
  return keeps(value, rule, around) ? null : rule.rule;
}

function referenceOf(than: Reference, { today, values }: Surroundings): unknown {
  if (typeof than === 'object') return values?.[than.field];
  return than === 'today' ? today : than;
}

/** Fails when either day is none. */
function stands(value: unknown, comparison: DateComparison, reference: unknown): boolean {
  const day = dayOf(value);
  const other = dayOf(reference);
  if (!day || !other) return false;
  const order = compareDays(day, other);
  switch (comparison) {
    case 'after':
      return order > 0;
    case 'afterOrEqual':
      return order >= 0;
    case 'before':
      return order < 0;
    case 'beforeOrEqual':
      return order <= 0;
    case 'dateEquals':
      return order === 0;
  }
}

function paramsOf(rule: Rule, around: Surroundings): RuleFailure['params'] {
  if ('than' in rule) {
    return typeof rule.than === 'object'
      ? { other: rule.than.field }
      : { param: rule.than === 'today' ? around.today : rule.than };
  }
  if ('length' in rule) return { param: rule.length };
  if ('places' in rule) return { param: rule.places };
  if ('other' in rule) return { other: rule.other };
  return {
    ...('min' in rule ? { min: rule.min } : {}),
    ...('max' in rule ? { max: rule.max } : {}),
  };
}

/**
 * The first rule the value breaks, or null. An empty value breaks only `required` and `accepted`. A
 * broken phone rule is told by what is wrong with the number.
 * @throws Error when a phone or an IBAN is to be judged and `around` brings nothing to judge it by.
 */
export function firstFailure(
  value: unknown,
  rules: readonly Rule[],
  around: Surroundings,
): RuleFailure | null {
  for (const rule of rules) {
    const asked = rule.rule === 'required' || rule.rule === 'accepted' || !isEmpty(value);
    if (!asked) continue;
    const broken = brokenBy(value, rule, around);
    if (broken) return { rule: broken, params: paramsOf(rule, around) };
  }
  return null;
}
