import { expect, test } from 'vitest';
import { whyNot } from './camera.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
] as const)('of a camera that answers %s it is said that it is %s', (name, why) => {
  expect(whyNot(new DOMException('', name))).toBe(why);
  expect(whyNot(new TypeError(name))).toBe('none');
});
