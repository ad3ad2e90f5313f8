import { expect, test } from 'vitest';
import { checkReturnUrl, returnUrlsFor } from '../return-address.ts';

const origins = ['https://pierlight.test', 'https://play.pierlight.test:8443'];

test.each([
  '//evil.test',
  '///evil.test',
  '/relative',
  'evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:pierlight.test/',
  'https://evil.test',
  'http://pierlight.test/',
  'https://pierlight.test:444/',
  'https://pierlight.test.evil.test/',
  'https://evilpierlight.test/',
  'https://pierlight.test@evil.test/',
  'https://user@pierlight.test/',
  'https://user:pass@pierlight.test/',
  'https://@pierlight.test/',
  'https://evil.test\\@pierlight.test/',
  'https:\\\\evil.test',
  'https://pierlight.test\\evil.test',
  'https://pierlight.test/\\evil.test',
  'https://pierlight.test//evil.test',
  'https://pierlight.test/%2fevil.test',
  'https://pierlight.test/%2Fevil.test',
  'https://pierlight.test/%5cevil.test',
  'https://pierlight.test/.//evil.test',
  'https://pierlight.test/a/..//evil.test',
  'https://pierlight.test%2f@evil.test/',
  'https://pierlight.test%00.evil.test/',
  'https://pierlight.test\t.evil.test/',
  'ht\ntps://evil.test/',
  ' https://pierlight.test/',
  'https://pierlight.test/ x',
  'https://pierlight。test.evil.test/',
  'javascript:alert(1)//https://pierlight.test/',
  'data:text/html,x',
  'ftp://pierlight.test/',
  'blob:https://pierlight.test/x',
  '',
])('[P-33] the return address %j is refused', (text) => {
  expect(() => checkReturnUrl(text, origins)).toThrow(
    expect.objectContaining({ errorName: 'returnUrlRefused' }),
  );
});

test.each([
  'https://pierlight.test',
  'https://pierlight.test/de/games?page=2#top',
  'HTTPS://PIERLIGHT.TEST/',
  'https://play.pierlight.test:8443/?next=//evil.test',
  'https://pierlight.test/a//b',
  'https://pierlight.test/@player',
])('the return address %j is taken', (text) => {
  expect(origins).toContain(checkReturnUrl(text, origins).origin);
});

test('each outcome opens its own modal, and no other one is left open', () => {
  const url = checkReturnUrl(
    'https://pierlight.test/de?wallet=deposit&method=card&amount=50&page=2&success=old&deposit-error=x&sign-in=true#rail',
    origins,
  );
  expect(returnUrlsFor(url, 'id-1')).toEqual({
    success: 'https://pierlight.test/de?page=2&success=id-1#rail',
    failure: 'https://pierlight.test/de?page=2&deposit-error=id-1#rail',
    cancel: 'https://pierlight.test/de?page=2&cancel-deposit=id-1#rail',
  });
});
