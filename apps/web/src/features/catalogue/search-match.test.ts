import { describe, expect, it } from 'vitest';
import { markedParts, matchesSearch } from './search-match.ts';

const marked = (text: string, search: string) =>
  markedParts(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what a search means', () => {
  it('forgives typing errors by the length of the word', () => {
    expect(matchesSearch('Northlight', 'norhtlight')).toBe(true);
    expect(matchesSearch('Northlight', 'nrothligth')).toBe(true);
    expect(matchesSearch('Saltworks', 'saltwroks')).toBe(true);
    expect(matchesSearch('Slots', 'slts')).toBe(true);
    expect(matchesSearch('Slots', 'sluts x')).toBe(false);
    expect(matchesSearch('Slots', 'slx')).toBe(false);
    expect(matchesSearch('Slots', ' ')).toBe(false);
  });

  it('ignores case and accents', () => {
    expect(matchesSearch('Roulette & Räder', 'RADER')).toBe(true);
    expect(matchesSearch('Roulette & Räder', 'räder')).toBe(true);
  });

  it('marks the letters that were typed, of a misspelt word the whole word', () => {
    expect(marked('Koi Lantern', 'lan')).toBe('Koi [Lan]tern');
    expect(marked('Koi Lantern', 'lantrn')).toBe('Koi [Lantern]');
    expect(marked('Koi Lantern', 'koi lantern')).toBe('[Koi] [Lantern]');
    expect(marked('Roulette & Räder', 'rader')).toBe('Roulette & [Räder]');
    expect(marked('Koi Lantern', 'xyz')).toBe('Koi Lantern');
  });

  it('gives the text back whole, whatever is searched for', () => {
    for (const search of ['', 'a', '<b>', 'lantern koi', 'ß', '$&'])
      expect(
        markedParts('Koi  Lantern (ßtraße)', search)
          .map(({ text }) => text)
          .join(''),
      ).toBe('Koi  Lantern (ßtraße)');
  });
});
