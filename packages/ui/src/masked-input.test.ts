import { describe, expect, it } from 'vitest';
import { caretAfter } from './masked-input.tsx';

describe('the caret of a masked text', () => {
  it('stays behind the same digits, whatever is put between them', () => {
    const shown = '529.982.247-25';
    expect([0, 3, 4, 11].map((kept) => caretAfter(shown, kept, /\d/))).toEqual([0, 3, 5, 14]);
  });

  it('goes to the end when fewer are left', () => {
    expect(caretAfter('52', 5, /\d/)).toBe(2);
  });
});
