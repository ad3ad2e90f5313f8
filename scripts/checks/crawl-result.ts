import type { Tally } from './tally.ts';

/** The last whole crawl, as `docs/crawl.md` keeps it. */
export function renderCrawl(tally: Tally, at: Date, commit: string, minutes: number): string {
  const { passed, failed, flaky = [] } = tally;
  return [
    '# The whole crawl',
    '',
    'Every page and every modal, on phone and desktop, in every language, as guest and as player, in both themes:',
    'looked at by axe, without an error in the console, with nothing cut off. `npm run crawl` makes it once a week and',
    'writes its result down here; `npm test` takes turns.',
    '',
    '| when (UTC) | commit | passed | failed | passed when repeated | minutes |',
    '| --- | --- | --- | --- | --- | --- |',
    `| ${at.toISOString().slice(0, 16).replace('T', ' ')} | ${commit} | ${passed} | ${failed} | ${flaky.length} | ${Math.round(minutes)} |`,
    '',
    ...(flaky.length > 0
      ? ['Passed when repeated:', '', ...flaky.map((name) => `- ${name}`), '']
      : []),
  ].join('\n');
}
