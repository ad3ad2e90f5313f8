import { useSyncExternalStore } from 'react';

/** Parts of the frame that open over the page. They are not in the address and close with it. */
export type LayoutPart = 'menu' | 'search' | 'consent';

/** One per tab: only a browser opens anything. */
let opened: LayoutPart | null = null;
const listeners = new Set<() => void>();

function change(next: LayoutPart | null) {
  if (next === opened) return;
  opened = next;
  for (const listener of listeners) listener();
}

export const layoutParts = {
  open: (part: LayoutPart) => change(part),
  close: () => change(null),
};

export function useOpenPart(): LayoutPart | null {
  return useSyncExternalStore(subscribe, () => opened, closedOnServer);
}

const closedOnServer = () => null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
