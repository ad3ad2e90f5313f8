import { expect, test } from 'vitest';
import { renderCrawl } from './crawl-result.ts';

test('the result says when, of which commit, and what was not sure', () => {
  const tally = { passed: 120, failed: 1, flaky: ['[phone] crawl.spec.ts:90 /contact'] };
  const written = renderCrawl(tally, new Date('2026-11-27T19:05:44Z'), 'abc1234', 24.6);
  expect(written).toContain('| 2026-11-27 19:05 | abc1234 | 120 | 1 | 1 | 25 |');
  expect(written).toContain('- [phone] crawl.spec.ts:90 /contact');
});
