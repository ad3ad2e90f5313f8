/** A day of the calendar. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Reads `YYYY-MM-DD` (month and day of one or two digits, year 1000 to 3000) into its parts, or
 * null when it names no day of the calendar.
 */
export function parseDate(text: string): Day | null {
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

/** Milliseconds either side of 1970 that a timestamp may name (ECMA-262, 21.4.1.1). */
const farthestTimestamp = 8.64e15;

/**
 * The day a value names, in UTC: a text as `parseDate` reads it, a number as milliseconds since
 * 1970. Null for everything else.
 */
export function dayOf(value: unknown): Day | null {
  if (typeof value === 'string') return parseDate(value);
  if (typeof value !== 'number' || !(Math.abs(value) <= farthestTimestamp)) return null;
  const date = new Date(value);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Below zero when `one` is the earlier day, above when the later, zero for the same. */
export function compareDays(one: Day, other: Day): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

/**
 * Whole years between a birth date and `today`, both as `parseDate` reads them; null when either is
 * no day. Whoever was born on 29 February is a year older on 1 March of a common year.
 */
export function ageOn(birthdate: string, today: string): number | null {
  const born = parseDate(birthdate);
  const now = parseDate(today);
  if (!born || !now) return null;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}
