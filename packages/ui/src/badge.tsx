import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Tone } from './disc.tsx';

const style = cva(
  'inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap rounded-[4px] px-2 font-semibold text-12 [&>svg]:size-3.5',
  {
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
  },
);

export type BadgeProps = {
  tone?: Tone | undefined;
  /** 14 px; with a coloured tone the words still say it all. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A status in one or two words. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={style({ tone, className })}>
      {icon}
      {children}
    </span>
  );
}
