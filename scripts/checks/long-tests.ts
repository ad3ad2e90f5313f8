/** Tests that need nothing and compute for ten seconds and more: a quick run plays only those near to what changed. */
export const longTests: readonly string[] = [
  'apps/sandbox/src/main.test.ts',
  'apps/sandbox/src/sportsbook/test/calendar.test.ts',
  'apps/sandbox/src/sportsbook/test/calibration.test.ts',
  'apps/sandbox/src/sportsbook/test/feed.test.ts',
  'apps/sandbox/src/sportsbook/test/random-books.test.ts',
  'apps/sandbox/src/studio/engines/poker/poker.test.ts',
  'apps/sandbox/src/studio/engines/slot/caps.test.ts',
  'apps/sandbox/src/studio/pays/pays.test.ts',
  'apps/sandbox/src/studio/rtp.test.ts',
  'apps/web/src/features/documents/whole-page.test.ts',
  'e2e/forecast-in-play.test.ts',
];
