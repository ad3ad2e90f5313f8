import type { WantedLimit } from '@pierlight/contract/limits/schemas';
import { type AmountProblem, parseAmount } from '@pierlight/money/amount';
import { useState } from 'react';
import { amountNotation, typedAmount, useCurrencies } from '#features/settings/public.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useServices } from '#shared/services.ts';
import { effectOf, type LimitCell, type LimitEffect } from '../limit-table.ts';

/** A place of the table as it is being edited. */
export interface CellDraft extends LimitCell {
  readonly typed: string;
  readonly sign: string;
  readonly signAfter: boolean;
  readonly effect: LimitEffect | null;
  readonly problem: Exclude<AmountProblem, 'empty'> | 'nothing' | null;
  /** What is to be saved; undefined where nothing changes or it is not understood. */
  readonly wanted: WantedLimit | undefined;
}

/** What is typed into a table of limits, until it is saved or dropped. */
export function useLimitDrafts() {
  const currencies = useCurrencies();
  const { tag } = locales[useServices().locale];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});

  const draftOf = (cell: LimitCell): CellDraft | undefined => {
    const { key, place, limit } = cell;
    const currency = currencies.find(({ code }) => code === place.currency);
    if (!currency) return;
    const { decimalSeparator, sign, signAfter } = amountNotation(place.currency, tag);
    const known = limit ? typedAmount(limit.amount, currency, decimalSeparator) : '';
    const draft = { ...cell, sign, signAfter, typed: typed[key] ?? known };
    if (draft.typed === known) return { ...draft, effect: null, problem: null, wanted: undefined };
    const read = parseAmount(draft.typed, currency, decimalSeparator);
    const isEmpty = !read.ok && read.problem === 'empty';
    const problem = read.ok ? (read.subunits > 0 ? null : 'nothing') : read.problem;
    if (problem !== null && problem !== 'empty')
      return { ...draft, effect: null, problem, wanted: undefined };
    const amount = read.ok && !isEmpty ? read.subunits : null;
    const effect = effectOf(limit, amount);
    return { ...draft, effect, problem: null, wanted: effect ? { ...place, amount } : undefined };
  };

  return {
    draftOf,
    type: (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text })),
    drop: () => setTyped({}),
  };
}
