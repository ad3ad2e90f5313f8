import { useEffect, useRef } from 'preact/hooks';
import { useBook, useTexts } from '../state/book.ts';
import { writeOdds } from '../state/odds.ts';
import { say } from '../texts/load.ts';
import { SlipPanel } from './slip.tsx';

/** What an event within the shadow root has as its target for the window. */
const host = (node: Element | null): Element | null => {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

/**
 * On a phone: a bar above the operator's own, and the slip as a sheet that it opens. The sheet is no modal dialog, which
 * would lie above everything: what the operator's page opens meanwhile, such as a way to sign in, has to be above it.
 */
export function SlipSheet() {
  const book = useBook();
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { slip } = book;
  const isOpen = book.isSheetOpen.value;
  useEffect(() => {
    if (isOpen) dialog.current?.show();
    else dialog.current?.close();
  }, [isOpen]);
  const close = (): void => book.places.closeSlip();
  // On the window: the focus comes to the sheet a moment after it is open.
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const isOwn = event.target === document.body || event.target === host(dialog.current);
      if (event.key === 'Escape' && isOwn) book.places.closeSlip();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  const count = slip.legs.value.length;
  const moved = slip.now.value.filter(({ isMoved }) => isMoved).length;
  const { odds } = slip.sums.value;
  const kind = texts[slip.mode.value];
  return (
    <>
      {(count > 0 || !book.isGuest) && (
        <button
          type="button"
          class="slipbar"
          aria-haspopup="dialog"
          onClick={() => book.places.openSlip()}
        >
          <span class="n">{count}</span>
          <span>
            <b>{texts.slip}</b>
            <span class="tiny">
              {count === 0 ? texts.openBets : kind}
              {moved > 0 && ` · ${say(texts.changed, { count: moved })}`}
            </span>
          </span>
          {count > 0 && odds !== null && <bdi>{writeOdds(odds, book.oddsFormat.value)}</bdi>}
        </button>
      )}
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys have Escape and the button
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the button
        <div class="scrim" onClick={close} />
      )}
      <dialog class="sheet" ref={dialog} aria-label={texts.slip}>
        {isOpen && <SlipPanel onClose={close} />}
      </dialog>
    </>
  );
}
