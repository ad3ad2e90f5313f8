import { element } from '../element.ts';
import { calm, wait } from '../pace.ts';
import type { Choice } from './dice-choice.ts';

const LAST = 9999;
/** Milliseconds the marker sweeps at least, and takes to come to rest. */
const SWEEP = 800;
const REST = 1300;

export type DiceTrack = {
  readonly node: HTMLElement;
  draw(choice: Choice): void;
  /** Sweeps until the roll is known. */
  start(): void;
  land(roll: number, won: boolean): Promise<void>;
  /** Puts the marker on a roll at once; null takes it away. */
  rest(roll: number | null, won: boolean): void;
  enable(enabled: boolean): void;
};

/** The line from 0 to 99.99 with the winning side, a handle for the target and a marker for the roll. */
export function createDiceTrack(options: {
  readonly label: string;
  /** Hundredths as a reader writes them. */
  readonly write: (hundredths: number) => string;
  readonly aim: (target: number) => void;
}): DiceTrack {
  const { write } = options;
  const slider = element('input', {
    type: 'range',
    class: 'aim',
    min: 0,
    max: LAST,
    step: 1,
    'aria-label': options.label,
  });
  const marker = element('output', { class: 'marker', hidden: '', 'aria-hidden': 'true' });
  const node = element(
    'div',
    // Its numbers rise to the right in every language, as where the roll and the target stand.
    { class: 'track', dir: 'ltr' },
    element('div', { class: 'rail' }),
    slider,
    marker,
    element(
      'div',
      { class: 'scale', 'aria-hidden': 'true' },
      ...[0, 25, 50, 75, 100].map((mark) => element('span', {}, String(mark))),
    ),
  );
  let since = 0;
  let sweep: Animation | null = null;

  slider.addEventListener('input', () => options.aim(Number(slider.value)));
  slider.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -100, ArrowDown: -100, ArrowRight: 100, ArrowUp: 100 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    options.aim(Number(slider.value) + by);
  });

  const place = (roll: number): string => `${(100 * roll) / LAST}%`;

  function rest(roll: number | null, won: boolean): void {
    sweep?.cancel();
    sweep = null;
    marker.hidden = roll === null;
    marker.className = `marker${roll === null ? '' : won ? ' hit' : ' miss'}`;
    if (roll === null) return;
    marker.style.left = place(roll);
    marker.textContent = write(roll);
  }

  return {
    node,
    rest,
    draw: ({ direction, target }) => {
      slider.value = String(target);
      slider.setAttribute('aria-valuetext', write(target));
      node.dataset.direction = direction;
      node.style.setProperty('--at', place(target));
    },
    start: () => {
      since = performance.now();
      rest(null, false);
      if (calm()) return;
      marker.hidden = false;
      marker.textContent = '···';
      sweep = marker.animate([{ left: '0%' }, { left: '100%' }], {
        duration: 620,
        direction: 'alternate',
        iterations: Number.POSITIVE_INFINITY,
        easing: 'ease-in-out',
      });
    },
    land: async (roll, won) => {
      const early = SWEEP - (performance.now() - since);
      if (early > 0) await wait(early);
      if (sweep) {
        const from = getComputedStyle(marker).left;
        sweep.cancel();
        sweep = marker.animate([{ left: from }, { left: place(roll) }], {
          duration: REST,
          easing: 'cubic-bezier(.15,.8,.25,1)',
          fill: 'forwards',
        });
        await sweep.finished.catch(() => undefined);
      }
      rest(roll, won);
    },
    enable: (enabled) => {
      slider.disabled = !enabled;
    },
  };
}
