export type AlertTone = 'neutral' | 'lamp' | 'tide' | 'win' | 'calm' | 'error';

/** Values of a text's placeholders. */
export type AlertValues = Readonly<Record<string, string | number>>;

export interface AlertRequest {
  /** Key below the content folder `alerts`; its `title`, and its `text` if it has one, are shown. */
  readonly key: string;
  readonly values?: AlertValues;
  readonly tone?: AlertTone;
  /** Milliseconds it is shown; errors stay until closed. */
  readonly duration?: number;
  /** Shown once even where it has not been seen before, when the same one already waits. */
  readonly ignoreDuplicates?: boolean;
}

export interface ShownAlert extends AlertRequest {
  readonly id: number;
  readonly tone: AlertTone;
  /** Undefined stays until closed. */
  readonly duration?: number;
}

export interface AlertTimers {
  now(): number;
  /** Runs `callback` after `milliseconds`; returns what cancels it. */
  later(callback: () => void, milliseconds: number): () => void;
}

/** Least milliseconds between the appearance of two alerts. */
export const ALERT_SPACING = 400;
export const ALERT_DURATION = 3000;

export interface AlertQueue {
  show(request: AlertRequest): void;
  /** Closes the one that is shown; the next one follows. */
  close(id: number): void;
  /** A new page: what is shown goes, what waits stays. */
  hide(): void;
  current(): ShownAlert | null;
  subscribe(listener: () => void): () => void;
}

/**
 * One alert at a time, at least 400 ms apart. One that is like another still waiting or shown is
 * merged into it; a first-seen one never is, unless it says so.
 */
export function createAlertQueue(timers: AlertTimers): AlertQueue {
  const listeners = new Set<() => void>();
  const seen = new Set<string>();
  const waiting: ShownAlert[] = [];
  let shown: ShownAlert | null = null;
  let lastShownAt = Number.NEGATIVE_INFINITY;
  let nextId = 1;
  let cancelNext: (() => void) | null = null;

  function change(next: ShownAlert | null) {
    if (next === shown) return;
    shown = next;
    if (next) lastShownAt = timers.now();
    for (const listener of listeners) listener();
  }

  function showNext() {
    cancelNext?.();
    cancelNext = null;
    if (shown !== null || waiting.length === 0) return;
    const wait = lastShownAt + ALERT_SPACING - timers.now();
    if (wait > 0) {
      cancelNext = timers.later(showNext, wait);
      return;
    }
    change(waiting.shift() ?? null);
  }

  return {
    show: (request) => {
      const signature = JSON.stringify([request.key, request.values ?? {}]);
      const isLike = (alert: ShownAlert) =>
        JSON.stringify([alert.key, alert.values ?? {}]) === signature;
      const mayMerge = request.ignoreDuplicates === true || seen.has(signature);
      seen.add(signature);
      if (mayMerge && (waiting.some(isLike) || (shown !== null && isLike(shown)))) return;
      const tone = request.tone ?? 'neutral';
      const { duration: asked, ...rest } = request;
      const duration = tone === 'error' ? undefined : (asked ?? ALERT_DURATION);
      waiting.push({ ...rest, id: nextId, tone, ...(duration === undefined ? {} : { duration }) });
      nextId += 1;
      showNext();
    },
    close: (id) => {
      if (shown?.id !== id) return;
      change(null);
      showNext();
    },
    hide: () => {
      change(null);
      showNext();
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
