import { Dialog } from '@base-ui/react/dialog';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { Button } from '@pierlight/ui/button';
import { IconButton } from '@pierlight/ui/icon-button';
import { useUiText } from '@pierlight/ui/ui-text';
import { useSheetSwipe } from '@pierlight/ui/use-sheet-swipe';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localStore } from '#shared/storage.ts';
import { forgetSearches, keepSearch, readRecentSearches } from '../recent-searches.ts';
import { useSettled } from '../use-settled.ts';
import { RecentSearches } from './recent-searches.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';

interface SearchSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How long typing has to rest before it is searched for. */
const REST = 180;
const isSheet = () => window.matchMedia('(width < 43.75rem)').matches;

/** Search over everything that can be opened. Arrows move through the hits, Enter opens one. */
export default function SearchSheet({ open, onClose }: SearchSheetProps) {
  const text = useTranslations('layout.search');
  const field = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const dismiss = useCallback(() => close.current(), []);
  useSheetSwipe(sheet, isSheet, dismiss, open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-modal bg-scrim transition-opacity duration-reveal data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-[1001] grid justify-items-center overflow-hidden pt-5 md:items-start md:p-8">
          <Dialog.Popup
            ref={setSheet}
            initialFocus={field}
            aria-label={text('title')}
            className="flex h-full w-full transform-[translateY(var(--sheet-drag,0px))] flex-col overflow-hidden rounded-t-sheet bg-surface-1 text-text-1 shadow-pop outline-none transition-[translate,transform,opacity] duration-sheet data-ending-style:translate-y-full data-starting-style:translate-y-full data-ending-style:duration-sheet-exit data-swiping:transition-none md:h-auto md:max-h-full md:min-h-100 md:w-160 md:rounded-panel md:duration-reveal md:data-ending-style:translate-y-0 md:data-starting-style:translate-y-2 md:data-ending-style:opacity-0 md:data-starting-style:opacity-0"
          >
            <Search onClose={onClose} field={field} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SearchProps {
  readonly onClose: () => void;
  readonly field: React.RefObject<HTMLInputElement | null>;
}

function Search({ onClose, field }: SearchProps) {
  const ui = useUiText();
  const body = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(() => readRecentSearches(localStore));
  const settled = useSettled(typed.trim(), REST);
  const search = typed.trim() === '' ? '' : settled;
  // Enter is about what stands in the field, whose hits may still be on their way.
  const [asked, setAsked] = useState<string | null>(null);

  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const hits: ArrayLike<Element> = body.current?.querySelectorAll('[data-hit]') ?? [];
    const places: (Element | null)[] = [field.current, ...Array.from(hits)];
    const at = places.indexOf(document.activeElement);
    const next = places[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  const openFirst = () => {
    setAsked(null);
    const first = body.current?.querySelector('[data-hit]');
    if (first instanceof HTMLElement) first.click();
  };

  return (
    <search className="flex min-h-0 flex-1 flex-col" onKeyDown={moveFocus}>
      <div data-sheet-handle="" className="relative flex-none touch-none md:touch-auto">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-2 mx-auto h-1 w-9 rounded-full bg-edge md:hidden"
        />
        <form
          className="flex items-center gap-1 ps-4 pe-2 pt-5 pb-2 md:pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(typed.trim());
          }}
        >
          <SearchField
            ref={field}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setAsked(null);
            }}
          >
            {typed === '' ? null : (
              <IconButton
                label={ui.clear}
                onClick={() => {
                  setTyped('');
                  field.current?.focus();
                }}
              >
                <XIcon aria-hidden="true" size={18} />
              </IconButton>
            )}
          </SearchField>
          <Button variant="ghost" onClick={onClose} className="text-text-1!">
            {ui.close}
          </Button>
        </form>
      </div>
      <div
        ref={body}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
      >
        {search === '' ? (
          <RecentSearches
            searches={recent}
            onChoose={(chosen) => {
              setTyped(chosen);
              field.current?.focus();
            }}
            onForget={() => {
              forgetSearches(localStore);
              setRecent([]);
              field.current?.focus();
            }}
          />
        ) : (
          <SearchResults
            search={search}
            onFound={asked === search ? openFirst : undefined}
            onOpen={() => {
              keepSearch(localStore, search);
              onClose();
            }}
          />
        )}
      </div>
    </search>
  );
}
