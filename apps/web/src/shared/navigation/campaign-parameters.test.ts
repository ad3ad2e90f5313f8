import { expect, it } from 'vitest';
import { withoutCampaign } from './campaign-parameters.ts';

it.each([
  ['/?utm_source=a&utm_content=b', '/'],
  ['/de/games?page=2&gclid=x&fbclid=y', '/de/games?page=2'],
  ['/?UTM_Source=a&stag=b', '/?stag=b'],
  ['/?search=a%20b', '/?search=a%20b'],
  ['/?utm=a&my_gclid=b', '/?utm=a&my_gclid=b'],
])('%s is the page %s', (from, to) => {
  expect(withoutCampaign(`https://site.test${from}`)).toBe(`https://site.test${to}`);
});
