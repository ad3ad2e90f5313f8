import { describe, expect, test } from 'vitest';
import { mayEnter, namespaceOf, ownersOf, settleNamespaces } from '../channels.ts';

const settled = settleNamespaces({ wallet: { userLimited: true }, open: {} });
const [wallet, open] = [settled.get('wallet'), settled.get('open')];

describe('[P-39] who may enter a channel', () => {
  test.each([
    ['wallet:accounts#42', '42', true],
    ['wallet:accounts#42', '43', false],
    ['wallet:accounts#42', '', false],
    ['wallet:accounts#', '', false],
    ['wallet:accounts#', '42', false],
    ['wallet:accounts', '42', false],
    ['wallet:accounts#42,43', '43', true],
    ['wallet:accounts#42,43', '42', true],
    ['wallet:accounts#42,43', '44', false],
    ['wallet:accounts#42,43', '42,43', false],
    ['wallet:accounts#,42', '', false],
    ['wallet:accounts#42,', '42', false],
    ['wallet:accounts#1#42', '42', false],
    ['wallet:accounts#1#42', '1#42', false],
    ['wallet:accounts#421', '42', false],
    ['open:room#42', '42', true],
    ['open:room#42', '43', false],
    ['open:room#', '', false],
    ['open:room', '', true],
  ])('%s as "%s": %s', (channel, user, allowed) => {
    const namespace = namespaceOf(channel) === 'wallet' ? wallet : open;
    expect(namespace && mayEnter(channel, namespace, user)).toBe(allowed);
  });
});

test('a channel without a colon is in the nameless namespace', () => {
  expect(namespaceOf('tournaments')).toBe('');
  expect(namespaceOf('wallet:accounts#42')).toBe('wallet');
  expect(ownersOf('tournaments')).toBeUndefined();
});

test.each([
  [{ a: { recoverable: true } }, /need a history/],
  [{ a: { historySize: 5 } }, /need each other/],
  [{ a: { historySize: -1, historyTtlSeconds: 5 } }, /whole number/],
  [{ 'a:b': {} }, /letters, digits/],
])('namespaces that contradict themselves are refused: %j', (namespaces, message) => {
  expect(() => settleNamespaces(namespaces)).toThrow(message);
});
