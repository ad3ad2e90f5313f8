import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { afterPaint } from './after-paint.tsx';

export type PopoverProps = {
  /** A button element; it gets the expanded state. */
  trigger: ReactElement;
  /** Heading of the panel; names it for screen readers. */
  title: ReactNode;
  titleHidden?: boolean | undefined;
  /** At the end of the title's line. */
  titleEnd?: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** 400 px like the notifications, or as narrow as a note. */
  size?: 'md' | 'sm' | undefined;
  /** The trigger stays in its place while the page scrolls, as in the header; so does the panel then. */
  pinned?: boolean | undefined;
};

/** A panel with its tip under the button that opened it. */
export function Popover({
  trigger,
  title,
  titleHidden = false,
  titleEnd,
  children,
  align = 'end',
  open,
  onOpenChange,
  size = 'md',
  pinned = false,
}: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    onOpenChange?.(next);
    // Placing the panel takes long: the trigger answers first.
    afterPaint(() => setOpen(next));
  };
  return (
    <BasePopover.Root open={open ?? isOpen} onOpenChange={change}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          align={align}
          side="bottom"
          sideOffset={12}
          collisionPadding={8}
          positionMethod={pinned ? 'fixed' : 'absolute'}
          className="z-pop"
        >
          <BasePopover.Popup
            className={`max-w-[calc(100vw-16px)] rounded-panel bg-surface-2 text-text-1 shadow-pop outline-none transition-opacity duration-press data-ending-style:opacity-0 data-starting-style:opacity-0 ${
              size === 'md' ? 'w-100' : 'w-72'
            }`}
          >
            <BasePopover.Arrow className="-top-1.5 size-3.5 rotate-45 rounded-tl-[3px] bg-surface-2 shadow-[inset_1px_1px_0_var(--color-hair-2)] data-[side=top]:top-auto data-[side=top]:-bottom-1.5 data-[side=top]:rotate-225" />
            <div
              className={
                titleHidden
                  ? 'visually-hidden'
                  : 'flex min-h-14 items-center justify-between gap-3 ps-5 pe-2'
              }
            >
              <BasePopover.Title className="text-17">{title}</BasePopover.Title>
              {titleEnd}
            </div>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
