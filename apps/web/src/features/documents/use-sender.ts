import { type DocumentKind, pagesOfKind } from '@pierlight/contract/documents/statuses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isProblem } from '#shared/api/problem.ts';
import { sendPageMutation } from './api.ts';
import { type ReadyPage, readyPage } from './check-picture.ts';
import { documentsKey } from './keys.ts';
import { missingPages, newAttempt, patiently } from './sending.ts';

/** A document that is begun: its pages go on under the same attempt. */
export interface Begun {
  readonly kind: DocumentKind;
  readonly attempt?: string;
  readonly pages?: number;
  /** Numbers of the pages that are there. */
  readonly there?: readonly number[];
}

/** How a page stands. */
export type PageState =
  | 'empty'
  | 'checking'
  | 'unreadable'
  | 'there'
  | (ReadyPage & { readonly name: string; readonly isThere: boolean });

export const isReady = (state: PageState): state is Exclude<PageState, string> =>
  typeof state === 'object';
/** Whether the platform has it; of one that was sent before this page was opened there is no picture. */
export const isThere = (state: PageState): boolean =>
  state === 'there' || (isReady(state) && state.isThere);

/** The pages of one document, from choosing their files to the platform's having them all. */
export function useSender(
  { kind, attempt, pages: begunPages, there = [] }: Begun,
  onSent: (attempt: string) => void,
  token?: string,
) {
  const { least, most } = pagesOfKind[kind];
  const [count, setCount] = useState(begunPages ?? least);
  const [states, setStates] = useState<Readonly<Record<number, PageState>>>(
    Object.fromEntries(there.map((page) => [page, 'there'])),
  );
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  const under = useRef(attempt ?? newAttempt());
  const newest = useRef<Readonly<Record<number, object>>>({});
  const sendPage = useMutation(sendPageMutation(token));
  const client = useQueryClient();
  const put = (page: number, state: PageState) => setStates((all) => ({ ...all, [page]: state }));
  const stateOf = (page: number): PageState => states[page] ?? 'empty';
  const numbers = missingPages(count, []);
  const sent = numbers.filter((page) => isThere(stateOf(page)));

  async function choose(page: number, file: File): Promise<void> {
    setProblem(null);
    const choice = {};
    newest.current = { ...newest.current, [page]: choice };
    put(page, 'checking');
    const ready = await readyPage(file);
    // Another was chosen meanwhile.
    if (newest.current[page] !== choice) return;
    put(page, ready ? { ...ready, name: file.name, isThere: false } : 'unreadable');
  }

  async function sendAll(done: readonly number[]): Promise<void> {
    for (const page of missingPages(count, done)) {
      const state = stateOf(page);
      if (!isReady(state)) continue;
      const { file } = state;
      await patiently(() =>
        sendPage.mutateAsync({ attempt: under.current, kind, page, pages: count, file }),
      );
      put(page, { ...state, isThere: true });
    }
  }

  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await sendAll(sent).catch(async (error: unknown) => {
        // Of a page whose answer was lost the platform has another file than the one chosen since: it is sent as a new
        // document, unless pages are missing here. The old one is left, and swept there.
        if (!isProblem(error, 'idempotencyKeyReused') || there.length > 0) throw error;
        under.current = newAttempt();
        await sendAll([]);
      });
      onSent(under.current);
    } catch (error) {
      setProblem(error as Error);
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: documentsKey });
    }
  }

  return {
    ...{ numbers, stateOf, choose, send, isSending, problem, sent: sent.length },
    clear: (page: number) => {
      newest.current = { ...newest.current, [page]: {} };
      put(page, 'empty');
    },
    /** Whether another page can be added: how many there are is said with the first one that is sent. */
    canAdd: count < most && sent.length === 0 && !isSending,
    add: () => setCount((before) => Math.min(most, before + 1)),
    canTakeAway: count > least && sent.length === 0 && !isSending,
    takeAway: () => {
      put(count, 'empty');
      setCount((before) => Math.max(least, before - 1));
    },
    isComplete: numbers.every((page) => stateOf(page) === 'there' || isReady(stateOf(page))),
    hasFaults: numbers.some((page) => {
      const state = stateOf(page);
      return isReady(state) && state.faults.length > 0;
    }),
  };
}

export type Sender = ReturnType<typeof useSender>;
