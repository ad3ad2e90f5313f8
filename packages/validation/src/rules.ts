/**
 * A rule a field's value must keep. Rules are data, so that the server can send them with a form's
 * definition and both sides check the same thing. Lengths count UTF-16 code units, ages whole years.
 */
export type Rule =
  | { readonly rule: 'required' }
  | { readonly rule: 'accepted' }
  | { readonly rule: 'min'; readonly min: number }
  | { readonly rule: 'max'; readonly max: number }
  | { readonly rule: 'email' }
  | { readonly rule: 'date' }
  | { readonly rule: 'minAge'; readonly min: number }
  | { readonly rule: 'oneOf'; readonly values: readonly string[] };

/** A rule that was not kept, with what its message may name: min, max or param. */
export interface RuleFailure {
  readonly rule: Rule['rule'];
  readonly params: Readonly<Record<string, string | number>>;
}

const EMAIL =
  /^[^\s@"(),:;<>[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Whether the text has the shape of an e-mail address, at most 254 characters (RFC 5321). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !text.includes('..');
}

/**
 * Reads `YYYY-MM-DD` (month and day of one or two digits, year 1000 to 3000) into its parts, or
 * null when it names no day of the calendar.
 */
export function parseDate(text: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (year < 1000 || year > 3000 || month < 1 || month > 12 || day < 1) return null;
  return day <= daysInMonth(year, month) ? { year, month, day } : null;
}

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] as number;
}

/** Whole years between a birth date and `today`, both `YYYY-MM-DD`; null when either is invalid. */
export function ageOn(birthdate: string, today: string): number | null {
  const born = parseDate(birthdate);
  const now = parseDate(today);
  if (!born || !now) return null;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function keeps(value: unknown, rule: Rule, today: string): boolean {
  switch (rule.rule) {
    case 'required':
      return !isEmpty(value);
    case 'accepted':
      return value === true;
    case 'min':
      return String(value).length >= rule.min;
    case 'max':
      return String(value).length <= rule.max;
    case 'email':
      return isEmail(String(value));
    case 'date':
      return parseDate(String(value)) !== null;
    case 'minAge': {
      const age = ageOn(String(value), today);
      return age !== null && age >= rule.min;
    }
    case 'oneOf':
      return rule.values.includes(String(value));
  }
}

function paramsOf(rule: Rule): RuleFailure['params'] {
  switch (rule.rule) {
    case 'min':
    case 'minAge':
      return { min: rule.min };
    case 'max':
      return { max: rule.max };
    default:
      return {};
  }
}

/**
 * The first rule the value breaks, or null. An empty value breaks only `required` and `accepted`.
 * `today` is `YYYY-MM-DD` in the place whose age limit applies.
 */
export function firstFailure(
  value: unknown,
  rules: readonly Rule[],
  today: string,
): RuleFailure | null {
  for (const rule of rules) {
    const asked = rule.rule === 'required' || rule.rule === 'accepted' || !isEmpty(value);
    if (asked && !keeps(value, rule, today)) return { rule: rule.rule, params: paramsOf(rule) };
  }
  return null;
}
