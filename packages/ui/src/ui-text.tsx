import { createContext, type ReactNode, use } from 'react';

/** Words the primitives say themselves; everything else comes in as props. */
export type UiText = {
  back: string;
  clear: string;
  close: string;
  day: string;
  hidePassword: string;
  loading: string;
  month: string;
  next: string;
  noMatches: string;
  page: (page: number) => string;
  pages: string;
  previous: string;
  remove: (label: string) => string;
  required: string;
  search: string;
  showPassword: string;
  year: string;
};

const english: UiText = {
  back: 'Back',
  clear: 'Clear',
  close: 'Close',
  day: 'Day',
  hidePassword: 'Hide password',
  loading: 'Loading',
  month: 'Month',
  next: 'Next',
  noMatches: 'Nothing matches',
  page: (page) => `Page ${page}`,
  pages: 'Pages',
  previous: 'Previous',
  remove: (label) => `Remove ${label}`,
  required: 'required',
  search: 'Search',
  showPassword: 'Show password',
  year: 'Year',
};

const UiTextContext = createContext<UiText>(english);

/** Replaces any of the words below it; what is left out stays as it was above. */
export function UiTextProvider({ text, children }: { text: Partial<UiText>; children: ReactNode }) {
  const above = use(UiTextContext);
  return <UiTextContext value={{ ...above, ...text }}>{children}</UiTextContext>;
}

export function useUiText(): UiText {
  return use(UiTextContext);
}
