import type { Invoice } from '@pierlight/contract/payments/schemas';
import { Disclosure } from '@pierlight/ui/disclosure';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { openInvoicesQuery } from '../api.ts';
import { depositsIn } from '../deposits-in.ts';
import { InvoiceCard } from './invoice-card.tsx';

/** How many are in sight at once, so that the ways to pay stay near. */
const SHOWN = 2;

/** Deposits in a currency that have not ended, each with the way to finish or cancel it. */
export function DepositsUnderWay({ currency }: { readonly currency: string }) {
  const text = useTranslations('global-components.invoices');
  const id = useId();
  const deposits = depositsIn(useQuery(openInvoicesQuery()).data ?? [], currency);
  if (deposits.length === 0) return null;
  const further = deposits.slice(SHOWN);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id={id} className="text-17">
          {text('deposits.title')}
        </h3>
        <p className="text-13 text-text-2">{text('deposits.note')}</p>
      </div>
      <div className="rounded-card bg-surface-2 px-4">
        <Cards deposits={deposits.slice(0, SHOWN)} />
        {further.length > 0 ? (
          <Disclosure
            summary={text('deposits.more', { count: further.length })}
            className="shadow-[inset_0_1px_0_var(--color-hair)]"
          >
            <Cards deposits={further} />
          </Disclosure>
        ) : null}
      </div>
    </section>
  );
}

function Cards({ deposits }: { readonly deposits: readonly Invoice[] }) {
  return (
    <ul className="grid text-text-1">
      {deposits.map((invoice) => (
        <li key={invoice.id} className="py-3 not-first:shadow-[inset_0_1px_0_var(--color-hair)]">
          <InvoiceCard invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}
