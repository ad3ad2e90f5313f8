import { expect, test } from 'vitest';
import { roundCheckUrl } from '../round-check.ts';

const round = { provider: 'kite', id: 'r/1?&#', locale: 'pt-br' };
const at = 'https://kite.example/check?round={round}&lang={locale}';

test('[7f-05] a round is checked at its provider, by an id that cannot leave its place', () => {
  expect(roundCheckUrl({ kite: at, '*': 'https://other.example/{round}' }, round)).toBe(
    'https://kite.example/check?round=r%2F1%3F%26%23&lang=pt-br',
  );
  expect(roundCheckUrl({ '*': 'https://other.example/{round}' }, { ...round, id: '$&' })).toBe(
    'https://other.example/%24%26',
  );
});

test('[7f-05] where a provider has no page there is no address, whatever others have', () => {
  expect(roundCheckUrl({}, round)).toBeNull();
  expect(roundCheckUrl({ other: at }, round)).toBeNull();
  expect(roundCheckUrl({ kite: '', '*': at }, round)).toBeNull();
  expect(roundCheckUrl({ kite: at }, { ...round, provider: undefined })).toBeNull();
  expect(roundCheckUrl({ kite: at }, { ...round, provider: 'constructor' })).toBeNull();
});
