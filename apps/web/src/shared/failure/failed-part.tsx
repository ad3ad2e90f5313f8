import { FrameIcon } from '@pierlight/ui/art/frame-icon';
import { useTranslations } from 'use-intl';

interface FailedPartProps {
  readonly what: 'balance' | 'account' | 'bell';
  readonly onRetry: () => void;
  /** Shows the words beside the sign where there is room. */
  readonly worded?: boolean;
}

/** Stands where a small part of the header should, and tries again when it is pressed. */
export function FailedPart({ what, onRetry, worded = false }: FailedPartProps) {
  const text = useTranslations('layout.failed');
  return (
    <span role="alert" className="contents">
      <button
        type="button"
        title={text(what)}
        onClick={onRetry}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-13 text-text-2 hover:bg-surface-3 hover:text-text-1"
      >
        <FrameIcon name="arrow-clockwise" size={20} className="flex-none" />
        {worded ? (
          <span aria-hidden="true" className="text-17 lg:hidden">
            —
          </span>
        ) : null}
        <span className={worded ? 'max-lg:visually-hidden' : 'visually-hidden'}>{text(what)}</span>
      </button>
    </span>
  );
}
