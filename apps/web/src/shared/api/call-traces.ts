import type { ClientReport } from '@pierlight/contract/analytics/schemas';

export type SpanReport = Extract<ClientReport, { readonly kind: 'span' }>;

/** A call under way as its trace knows it. */
export interface CallTrace {
  /** The call's `traceparent`: https://www.w3.org/TR/trace-context/ */
  readonly header: string;
  /** The answer is there, or will not come. */
  end(): void;
}

/** How long after a press a call still counts as its doing, in milliseconds. */
const DOING_OF_A_PRESS = 1_000;

interface TraceSources {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
}

const sources: TraceSources = {
  now: () => Date.now(),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/**
 * Times calls from the press that caused them until their answer, for an operator who traces. Nothing is
 * timed until `start`.
 */
export function createCallTraces({ now, randomBytes }: TraceSources = sources) {
  let tell: ((span: SpanReport) => void) | null = null;
  let pressedAt = Number.NEGATIVE_INFINITY;
  const press = () => {
    pressedAt = now();
  };
  const id = (bytes: number) =>
    Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    /** @returns what ends it */
    start(target: Pick<Window, 'addEventListener' | 'removeEventListener'>, to: typeof tell) {
      tell = to;
      const presses = ['pointerup', 'keydown', 'submit'] as const;
      for (const type of presses) target.addEventListener(type, press, { capture: true });
      return () => {
        tell = null;
        for (const type of presses) target.removeEventListener(type, press, { capture: true });
      };
    },
    /** @param name the endpoint, such as `limits.create` */
    begin(name: string): CallTrace | null {
      if (tell === null || name === 'analytics.report') return null;
      const [traceId, spanId, began] = [id(16), id(8), now()];
      const isPressed = began - pressedAt <= DOING_OF_A_PRESS;
      const startedAt = isPressed ? pressedAt : began;
      return {
        header: `00-${traceId}-${spanId}-01`,
        end: () =>
          tell?.({
            kind: 'span',
            traceId,
            spanId,
            name: `${isPressed ? 'press' : 'page'} ${name}`,
            startedAt: new Date(startedAt).toISOString(),
            milliseconds: Math.max(0, now() - startedAt),
          }),
      };
    },
  };
}

export type CallTraces = ReturnType<typeof createCallTraces>;
