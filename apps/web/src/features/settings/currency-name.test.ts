import { describe, expect, it } from 'vitest';
import { currencyName } from './currency-name.ts';

const dollar = { code: 'USD', name: 'US dollar', type: 'fiat' } as const;
const tether = { code: 'USDT', name: 'Tether', type: 'crypto' } as const;

describe('the name of a currency', () => {
  it('is the one of the reader’s language', () => {
    const names = (['en', 'de', 'es', 'pt-BR', 'ar-u-nu-latn'] as const).map((tag) =>
      currencyName(dollar, tag),
    );
    expect(names).toEqual([
      'US dollar',
      'US-Dollar',
      'Dólar estadounidense',
      'Dólar americano',
      'دولار أمريكي',
    ]);
  });

  it('is the server’s for a coin, and for what the browser does not know', () => {
    expect(currencyName(tether, 'de')).toBe('Tether');
    expect(currencyName({ code: 'QQQ', name: 'Quill', type: 'fiat' }, 'de')).toBe('Quill');
  });
});
