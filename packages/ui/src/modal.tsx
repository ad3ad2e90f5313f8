import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { cva } from 'class-variance-authority';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { usePressGuard } from './press-guard.tsx';
import { useUiText } from './ui-text.tsx';
import { useSheetSwipe } from './use-sheet-swipe.tsx';

/** Where what opened a modal is gone by the end of it, reading goes on in the page. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  });
}

/** Below this width a modal is a sheet; the same edge as the `md` breakpoint. */
const SHEET_MEDIA = '(width < 43.75rem)';
const isSheet = () => window.matchMedia(SHEET_MEDIA).matches;

const popup = cva(
  [
    'relative flex w-full flex-col overflow-hidden rounded-t-sheet bg-surface-1 text-text-1 shadow-pop outline-none',
    'after:pointer-events-none after:absolute after:inset-0 after:z-2 after:rounded-[inherit] after:shadow-raised',
    'max-h-[calc(var(--viewport-height)-24px)] md:max-h-[calc(100dvh-32px)] md:rounded-panel',
    'transform-[translateY(var(--sheet-drag,0px))] transition-[translate,transform,opacity,scale] duration-sheet ease-pier data-swiping:transition-none',
    // Where head and foot would leave no room between them, all of it scrolls.
    '[@media(height<22rem)]:overflow-y-auto',
    'data-ending-style:translate-y-full data-ending-style:duration-sheet-exit',
    'md:duration-reveal md:data-ending-style:duration-reveal-exit md:data-ending-style:translate-y-0 md:data-ending-style:opacity-0',
  ],
  {
    variants: {
      continues: {
        true: '',
        false:
          'data-starting-style:translate-y-full md:data-starting-style:translate-y-2 md:data-starting-style:opacity-0',
      },
      size: { md: 'md:w-120', wide: 'md:w-140', full: 'md:w-220' },
    },
    defaultVariants: { size: 'md' },
  },
);

export type ModalCloseReason = 'close' | 'escape' | 'outside' | 'swipe';

export type ModalProps = {
  open: boolean;
  /** The person asked to close it; the owner sets `open` to false. */
  onClose: (reason: ModalCloseReason) => void;
  /** Runs when the leaving motion is over. */
  onClosed?: (() => void) | undefined;
  title: ReactNode;
  /** A line under the title, for instance "Step 1 of 3". */
  subtitle?: ReactNode;
  /** An arrow before the title that goes back one step; closing stays with the cross. */
  onBack?: (() => void) | undefined;
  /** Depth in the stack of modals, 0 for the first: the layer is 1000 + 2 per level. */
  level?: number | undefined;
  /** It stands where another one stood until now: it is there at once, without a motion. */
  continues?: boolean | undefined;
  /** Art across the top, 104 px high (88 on a phone); 136 in results: see `decorationHeight`. */
  decoration?: ReactNode;
  decorationHeight?: 'steps' | 'result' | undefined;
  /** Fixed under the head, for instance a segmented control. */
  toolbar?: ReactNode;
  /** Stays at the foot while the body scrolls. */
  foot?: ReactNode;
  size?: 'md' | 'wide' | 'full' | undefined;
  /** False leaves only the buttons inside: no cross, no Escape, no press outside, no swipe. */
  dismissible?: boolean | undefined;
  /** The title is for screen readers only; the head then holds just the buttons. */
  titleHidden?: boolean | undefined;
  /** The body brings its own padding. */
  flush?: boolean | undefined;
  children?: ReactNode;
};

/**
 * A dialog, and on a phone a sheet. Focus goes to its heading, stays inside and returns to the
 * opener. A modal opened from a modal is rendered among the children of the first, so that closing
 * goes back one level.
 */
export function Modal({
  open,
  onClose,
  onClosed,
  title,
  subtitle,
  onBack,
  level = 0,
  continues = false,
  decoration,
  decorationHeight = 'steps',
  toolbar,
  foot,
  size,
  dismissible = true,
  titleHidden = false,
  flush = false,
  children,
}: ModalProps) {
  const text = useUiText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  const layer = 1000 + 2 * level;
  // With nothing but its buttons, the head lies on the art, which is night in both themes.
  const floats = titleHidden && decoration !== undefined && decoration !== null;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const swipeEnabled = useCallback(() => dismissible && isSheet(), [dismissible]);
  const dismiss = useCallback(() => close.current('swipe'), []);
  useSheetSwipe(sheet, swipeEnabled, dismiss, open);
  usePressGuard(sheet, open);

  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (next) return;
        if (!dismissible) return details.cancel();
        onClose(
          details.reason === 'escape-key'
            ? 'escape'
            : details.reason === 'outside-press'
              ? 'outside'
              : 'close',
        );
      }}
      onOpenChangeComplete={(next) => {
        if (next) return;
        onClosed?.();
        keepFocus();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          forceRender
          style={{ zIndex: layer }}
          className={`fixed inset-0 bg-scrim transition-opacity duration-reveal ease-pier data-ending-style:opacity-0 data-ending-style:duration-reveal-exit ${
            continues ? '' : 'data-starting-style:opacity-0'
          }`}
        />
        <Dialog.Viewport
          style={{ zIndex: layer + 1 }}
          className="fixed inset-0 grid items-end justify-items-center overflow-hidden md:items-center md:p-4"
        >
          <Dialog.Popup
            ref={setSheet}
            data-surface=""
            initialFocus={heading}
            className={popup({ size, continues })}
          >
            <div data-sheet-handle="" className="relative flex-none touch-none md:touch-auto">
              <span
                aria-hidden="true"
                className="absolute inset-x-0 top-2 z-1 mx-auto h-1 w-9 rounded-full bg-edge md:hidden"
              />
              {decoration ? (
                <div
                  className={
                    decorationHeight === 'result'
                      ? 'h-34 overflow-hidden [&>*]:size-full [@media(height<22rem)]:h-16'
                      : 'h-22 overflow-hidden md:h-26 [&>*]:size-full [@media(height<22rem)]:h-16 md:[@media(height<22rem)]:h-16'
                  }
                >
                  {decoration}
                </div>
              ) : null}
              <header
                data-theme={floats ? 'dark' : undefined}
                className={
                  floats
                    ? 'absolute inset-x-0 top-0 flex items-center gap-2 p-2 [&_button]:rounded-full [&_button]:bg-[oklch(0.165_0.018_295/0.6)]'
                    : `flex min-h-16 items-center gap-2 pe-1 md:pe-3 ${decoration ? '' : 'pt-2 md:pt-0'} ${
                        onBack ? 'ps-1 md:ps-3' : 'ps-4 md:ps-6'
                      }`
                }
              >
                {onBack ? (
                  <IconButton label={text.back} onClick={onBack}>
                    <ArrowLeftIcon aria-hidden="true" size={20} className="icon-directional" />
                  </IconButton>
                ) : null}
                <div className={`min-w-0 flex-1 ${subtitle ? 'py-3 md:py-4' : 'py-2'}`}>
                  <Dialog.Title
                    ref={heading}
                    tabIndex={-1}
                    className={titleHidden ? 'visually-hidden' : 'text-20 outline-none'}
                  >
                    {title}
                  </Dialog.Title>
                  {subtitle ? (
                    <Dialog.Description className="text-13 text-text-2">
                      {subtitle}
                    </Dialog.Description>
                  ) : null}
                </div>
                {dismissible ? (
                  <IconButton label={text.close} onClick={() => onClose('close')}>
                    <XIcon aria-hidden="true" size={20} />
                  </IconButton>
                ) : null}
              </header>
            </div>
            {toolbar ? <div className="flex-none px-4 pb-3 md:px-6 md:pb-4">{toolbar}</div> : null}
            <div
              className={`min-h-0 flex-1 overflow-y-auto overscroll-contain scrollbar-none [@media(height<22rem)]:flex-none [@media(height<22rem)]:overflow-visible ${
                flush ? '' : 'grid content-start gap-4 px-4 pt-1 md:gap-5 md:px-6 [&>*]:min-w-0'
              } ${flush ? '' : foot ? 'pb-5 md:pb-6' : 'pb-[max(1.25rem,env(safe-area-inset-bottom))] md:pb-6'}`}
            >
              {children}
            </div>
            {foot ? (
              <footer className="grid flex-none gap-3 bg-surface-1 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-[inset_0_1px_0_var(--color-hair)] md:px-6 md:pt-4 md:pb-6">
                {foot}
              </footer>
            ) : null}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
