import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST_SEARCH } from '../games-search.ts';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** After the words, such as a button that clears them. */
  readonly children?: ReactNode;
}

/** Where words to search for are typed. */
export function SearchField({ children, ...input }: SearchFieldProps) {
  const text = useTranslations('layout.search');
  return (
    <div className="flex h-12 min-w-0 flex-1 items-center gap-2.5 rounded-[10px] bg-input ps-3.5 shadow-edge focus-within:shadow-[inset_0_0_0_2px_var(--color-tide)]">
      <MagnifyingGlassIcon aria-hidden="true" size={20} className="flex-none text-text-2" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_SEARCH}
        aria-label={text('label')}
        placeholder={text('placeholder')}
        className="h-full min-w-0 flex-1 bg-transparent text-16 caret-lamp outline-none"
        {...input}
      />
      {children}
    </div>
  );
}
