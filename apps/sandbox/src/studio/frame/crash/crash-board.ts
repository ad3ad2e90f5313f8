import { element } from '../element.ts';
import { calm } from '../pace.ts';
import { fillIn } from '../texts/say.ts';
import { type createServerClock, standingOf, type Watched } from './flight-watch.ts';
import { createSkyCanvas } from './sky-canvas.ts';
import type { CrashTexts } from './texts.ts';

/** Milliseconds between two figures where less motion is requested. */
const FIGURES = 200;

export type CrashBoard = {
  readonly nodes: readonly HTMLElement[];
  draw(state: Watched): void;
};

/** The sky with the figure over it, kept up to the server's clock. */
export function createCrashBoard(options: {
  readonly texts: CrashTexts;
  readonly write: (hundredths: number) => string;
  readonly clock: ReturnType<typeof createServerClock>;
  /** Called with every new figure while a flight is in the air. */
  readonly stands: (hundredths: number) => void;
}): CrashBoard {
  const { texts, write, clock, stands } = options;
  const figure = element('strong', {});
  const caption = element('span', {});
  const node = element('p', { class: 'sky-figure' }, figure, caption);
  const sky = createSkyCanvas();
  let state: Watched | null = null;
  let endedAt = 0;

  sky.show(() => {
    const at = clock.now();
    const flying = state && state.flight.phase !== 'boarding';
    const until = state?.flight.phase === 'ended' ? endedAt : at;
    return {
      seconds: flying && state ? Math.max(0, until - state.flight.departsAt) / 1000 : 0,
      standing: state ? standingOf(state, at) : 100,
      broken: state?.flight.phase === 'ended' ? (at - endedAt) / 1000 : null,
      clock: performance.now() / 1000,
    };
  });

  function tell(): void {
    if (!state) return;
    const { phase, departsAt, closesAt } = state.flight;
    const at = clock.now();
    const standing = standingOf(state, at);
    node.dataset.phase = phase;
    if (phase === 'boarding') {
      const seconds = Math.max(0, Math.ceil((departsAt - at) / 1000));
      figure.textContent = fillIn(texts.boardingIn, { seconds });
      caption.textContent = at < closesAt ? texts.boarding : texts.lastCall;
      return;
    }
    figure.textContent = write(standing);
    caption.textContent = phase === 'ended' ? texts.ended : '';
    if (phase === 'flying') stands(standing);
  }

  let last = 0;
  const frame = (now: number): void => {
    if (!calm() || now - last >= FIGURES) {
      last = now;
      tell();
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  return {
    nodes: [sky.node, node],
    draw: (next) => {
      if (next.flight.phase === 'ended' && state?.flight.phase !== 'ended') endedAt = clock.now();
      state = next;
      tell();
    },
  };
}
