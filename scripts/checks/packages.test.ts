import { expect, test } from 'vitest';
import { licenceProblems, readAudit } from './packages.ts';

test('a licence that is not accepted, or not said, is told with its package', () => {
  expect(
    licenceProblems({
      '': {},
      'packages/money': { license: 'UNLICENSED' },
      'node_modules/own': { link: true },
      'node_modules/zod': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/gpl': { version: '2.0.0', license: 'GPL-3.0' },
      'node_modules/@who/knows': { version: '3.0.0' },
      'node_modules/binding-darwin': { version: '4.0.0', os: ['darwin'] },
    }),
  ).toEqual(['gpl 2.0.0: GPL-3.0', '@who/knows 3.0.0: no licence']);
});

test.each([
  ['(MIT OR GPL-3.0)', true],
  ['MIT or MPL-2.0', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
])('an expression of licences: %s', (license, isFine) => {
  expect(licenceProblems({ 'node_modules/a': { license } })).toHaveLength(isFine ? 0 : 1);
});

test('an audit tells of high and critical holes, and of a registry that did not answer', () => {
  const hole = (severity: string) => ({ severity, range: '<2' });
  const vulnerabilities = { a: hole('low'), b: hole('high'), c: hole('critical') };
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    holes: ['b <2: high', 'c <2: critical'],
  });
  expect(readAudit('{"vulnerabilities": {}}')).toEqual({ holes: [] });
  expect(readAudit('{"message": "405 Method Not Allowed"}')).toEqual({
    why: '405 Method Not Allowed',
  });
  expect(readAudit('getaddrinfo ENOTFOUND\nmore')).toEqual({ why: 'getaddrinfo ENOTFOUND' });
  expect(readAudit('')).toEqual({ why: 'nothing came' });
});
