import type { Messages } from '@pierlight/contract/content/schemas';
import { formatAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { IntlMessageFormat } from 'intl-messageformat';
import type { NoticeValues } from './notify.ts';

export interface Words {
  readonly title: string;
  readonly text: string;
}

/**
 * Fills in a template's texts, ICU messages, for a reader of the language tag `tag`.
 * @throws Error when the template has no title or text, or a placeholder is given no value
 */
export function wordsOf(
  template: Messages | string | undefined,
  values: NoticeValues,
  tag: string,
  currencyOf: (code: string) => CurrencyUnit | undefined,
): Words {
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? money(value.amount, value.currency) : value,
    ]),
  );
  function money(amount: string, code: string): string {
    const currency = currencyOf(code);
    if (!currency) throw new Error(`A message names the unknown currency ${code}`);
    return formatAmount(BigInt(amount), currency, tag);
  }
  const write = (part: 'title' | 'text') => {
    const message = typeof template === 'object' ? template[part] : undefined;
    if (typeof message !== 'string') throw new Error(`A message has no ${part}`);
    return String(new IntlMessageFormat(message, tag).format(filled));
  };
  return { title: write('title'), text: write('text') };
}
