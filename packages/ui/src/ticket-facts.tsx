import type { ReactNode } from 'react';

/** Facts in a row: the label above its value. */
export function TicketFacts({
  facts,
}: {
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: ReactNode }>;
}) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-12 text-text-3">{label}</dt>
          <dd className="tabular font-semibold leading-5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
