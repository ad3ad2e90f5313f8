/** Messages of one day. */
export interface DayGroup<T> {
  /** `2026-11-21` in the reader's time zone. */
  readonly day: string;
  readonly items: readonly T[];
}

/** The day of a moment, `YYYY-MM-DD` in a time zone. */
export function dayOf(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Groups what is ordered by time into the reader's days. */
export function groupByDay<T extends { readonly createdAt: string }>(
  items: readonly T[],
  timeZone: string,
): DayGroup<T>[] {
  const groups: { day: string; items: T[] }[] = [];
  for (const item of items) {
    const day = dayOf(new Date(item.createdAt), timeZone);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

/** How a day is called from `now`: today, yesterday, or by its date. */
export function dayName(day: string, now: Date, timeZone: string): 'today' | 'yesterday' | null {
  const today = dayOf(now, timeZone);
  if (day === today) return 'today';
  const before = new Date(`${today}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return day === before.toISOString().slice(0, 10) ? 'yesterday' : null;
}
