import type { CompiledMessages, ContentFolder } from '@pierlight/contract/content/schemas';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { type AbstractIntlMessages, IntlProvider, useMessages } from 'use-intl';
import { useServices } from '../services.ts';
import { contentQuery, foldersWithShared, pageFolders } from './content.ts';
import { type LanguageTag, locales } from './locales.ts';
import { noteMissingText } from './missing-texts.ts';
import { useTimeZone } from './use-time-zone.ts';

declare module 'use-intl' {
  interface AppConfig {
    /** What `useLocale` answers. */
    readonly Locale: LanguageTag;
  }
}

interface WithTextsProps {
  readonly folders: readonly ContentFolder[];
  readonly children: ReactNode;
}

/** Puts the texts of every page in reach. Their namespaces are the folder names. */
export function PageTexts({ children }: { readonly children: ReactNode }) {
  const { locale } = useServices();
  const timeZone = useTimeZone();
  const messages = useFolders(pageFolders);
  return (
    <IntlProvider
      locale={locales[locale].tag}
      messages={messages}
      timeZone={timeZone}
      getMessageFallback={withoutText}
      onError={reportMissingText}
    >
      {children}
    </IntlProvider>
  );
}

/** Adds folders that only some parts of the site need; suspends until they are there. */
export function WithTexts({ folders, children }: WithTextsProps) {
  const { locale } = useServices();
  const above = useMessages();
  const added = useFolders(foldersWithShared(folders));
  const timeZone = useTimeZone();
  const messages = useMemo(() => ({ ...above, ...added }), [above, added]);
  return (
    <IntlProvider locale={locales[locale].tag} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

function useFolders(folders: readonly ContentFolder[]): AbstractIntlMessages {
  const { locale } = useServices();
  const texts = useSuspenseQueries({
    queries: folders.map((folder) => contentQuery(locale, folder)),
  }).map((result) => result.data);
  return useStableRecord(folders, texts);
}

function useStableRecord(
  folders: readonly ContentFolder[],
  texts: readonly CompiledMessages[],
): AbstractIntlMessages {
  const held = useRef<{ texts: readonly CompiledMessages[]; record: AbstractIntlMessages }>(null);
  const isSame =
    held.current !== null &&
    held.current.texts.length === texts.length &&
    texts.every((text, index) => text === held.current?.texts[index]);
  if (!isSame || held.current === null) {
    const record = Object.fromEntries(folders.map((folder, index) => [folder, texts[index] ?? {}]));
    held.current = { texts, record: record as AbstractIntlMessages };
  }
  return held.current.record;
}

/** What stands where a text is missing; it is noted in the browser, which a server's page comes to. */
function withoutText({
  namespace,
  key,
  error,
}: {
  namespace?: string;
  key: string;
  error: { readonly code: string };
}) {
  if (!import.meta.env.SSR && error.code === 'MISSING_MESSAGE')
    noteMissingText(namespace === undefined ? key : `${namespace}.${key}`);
  return key.split('.').at(-1) ?? key;
}

function reportMissingText(error: { readonly message: string }) {
  if (import.meta.env.DEV) console.warn(error.message);
}
