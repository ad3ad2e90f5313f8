import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const style = cva('grid size-10 flex-none place-items-center rounded-full', {
  variants: {
    tone: {
      neutral: 'bg-surface-3 text-text-2',
      lamp: 'bg-lamp-wash text-lamp-text',
      tide: 'bg-tide-wash text-tide',
      win: 'bg-win-wash text-win',
      calm: 'bg-calm-surface-2 text-calm',
      error: 'bg-error-wash text-error',
    },
  },
});

export type Tone = 'neutral' | 'lamp' | 'tide' | 'win' | 'calm' | 'error';

/** The round ground of an icon in toasts, notifications and statuses; 20 px icon inside. */
export function Disc({
  tone = 'neutral',
  children,
}: {
  tone?: Tone | undefined;
  children: ReactNode;
}) {
  return (
    <span aria-hidden="true" className={style({ tone })}>
      {children}
    </span>
  );
}
