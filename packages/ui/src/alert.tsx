import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const style = cva('flex gap-3 rounded-card px-3.5 py-3 text-13', {
  variants: {
    tone: {
      info: 'bg-surface-2 text-text-2 [&>svg]:text-text-2',
      warn: 'bg-lamp-wash text-text-1 shadow-[inset_0_0_0_1px_var(--color-lamp-line)] [&>svg]:text-lamp-text',
      error:
        'bg-error-wash text-text-1 shadow-[inset_0_0_0_1px_var(--color-error-line)] [&>svg]:text-error',
      calm: 'bg-calm-surface-1 text-text-1 shadow-[inset_0_0_0_1px_var(--color-calm-line)] [&>svg]:text-calm',
    },
  },
});

const icons = { info: InfoIcon, warn: WarningIcon, error: WarningCircleIcon, calm: InfoIcon };

export type AlertProps = {
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Below the text, for instance a link or a small button. */
  action?: ReactNode;
  /** Takes the place of the tone's sign; 20 px. */
  icon?: ReactNode;
  /** Read out at once when it appears; on for errors, off for text that was there from the start. */
  live?: boolean | undefined;
  className?: string | undefined;
};

/** A note within the page that stays as long as its reason. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  icon,
  live = tone === 'error',
  className,
}: AlertProps) {
  const Sign = icons[tone];
  return (
    <div role={live ? 'alert' : undefined} className={style({ tone, className })}>
      {icon ?? (
        <Sign
          aria-hidden="true"
          size={20}
          weight={tone === 'error' ? 'fill' : 'regular'}
          className="shrink-0"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        {title ? <p className="font-semibold text-text-1">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className="mt-1">{action}</div> : null}
      </div>
    </div>
  );
}
