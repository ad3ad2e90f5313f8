/**
 * Start of a period of days that ends now, ISO 8601: the midnight, by the reader's clock, that begins the first
 * of them, today being the last.
 */
export const startOfDays = (days: number, now: Date): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString();
