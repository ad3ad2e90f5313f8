import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactNode } from 'react';
import { Disc, type Tone } from './disc.tsx';
import { IconButton } from './icon-button.tsx';
import { useUiText } from './ui-text.tsx';

export type ToastProps = {
  tone?: Tone | undefined;
  /** 20 px. */
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Below the text, for instance a link. */
  action?: ReactNode;
  onClose: () => void;
  /**
   * Milliseconds until it closes itself, shown by the line at its foot; the line stands still under
   * the pointer and while something inside has the focus. Undefined stays until closed, as errors do.
   */
  duration?: number | undefined;
};

/** A short message at the corner. Errors are announced at once, the rest politely. */
export function Toast({
  tone = 'neutral',
  icon,
  title,
  children,
  action,
  onClose,
  duration,
}: ToastProps) {
  const text = useUiText();
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`group pointer-events-auto relative grid w-full grid-cols-[40px_1fr_44px] items-center gap-x-3 overflow-hidden rounded-card bg-surface-2 py-3.5 ps-4 pe-2 text-text-1 ${
        tone === 'error'
          ? 'shadow-[var(--shadow-pop),inset_0_0_0_1px_var(--color-error-line)]'
          : 'shadow-pop'
      }`}
    >
      <Disc tone={tone}>{icon}</Disc>
      <div className="min-w-0">
        <p className="font-semibold leading-5">{title}</p>
        {children ? <div className="text-13 text-text-2">{children}</div> : null}
        {action ? <div className="mt-1 text-13">{action}</div> : null}
      </div>
      <IconButton label={text.close} onClick={onClose}>
        <XIcon aria-hidden="true" size={20} />
      </IconButton>
      {duration === undefined ? null : (
        <span
          aria-hidden="true"
          data-timer=""
          onAnimationEnd={onClose}
          style={{ animationDuration: `${duration}ms` }}
          className="absolute inset-x-4 bottom-0 h-0.5 origin-left animate-fuse rounded-[2px] bg-edge group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] rtl:origin-right"
        />
      )}
    </div>
  );
}

/** Where toasts appear: under the top bar at the end edge, along the top of a phone. */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      data-toasts=""
      className="pointer-events-none fixed inset-x-2 top-2 z-toast grid justify-items-end gap-2 md:start-auto md:end-6 md:top-18 md:w-100"
    >
      {children}
    </section>
  );
}
