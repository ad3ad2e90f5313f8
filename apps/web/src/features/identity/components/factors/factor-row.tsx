import { Disc, type Tone } from '@pierlight/ui/disc';
import type { ReactNode } from 'react';

interface FactorRowProps {
  readonly icon: ReactNode;
  readonly tone?: Tone;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly action: ReactNode;
  /** Below, over the whole width. */
  readonly children?: ReactNode;
}

/** One kind of factor: what it is, how it stands, what can be done. */
export function FactorRow({ icon, tone, title, text, action, children }: FactorRowProps) {
  return (
    <section className="grid gap-3 py-4 not-first:shadow-[inset_0_1px_0_var(--color-hair)] first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Disc tone={tone}>{icon}</Disc>
        <div className="grid min-w-40 flex-1">
          <h3 className="font-semibold text-15">{title}</h3>
          <p className="text-13 text-text-2">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
