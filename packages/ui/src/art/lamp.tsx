import type { CSSProperties } from 'react';
import './lamp.css';

export type LampState = 'on' | 'half' | 'off';

interface BulbProps {
  readonly state: LampState;
}

/** The bulb alone, socket at the origin, 10 wide and 16 high. Colours come from the tokens. */
function Bulb({ state }: BulbProps) {
  return (
    <>
      <path d="M-2.5-2h5v3.5h-5z" fill="var(--color-lamp-cap, #8c7868)" />
      <path
        d="M0 1c3.2 0 5 2.3 5 5.2 0 3.5-2.4 6.8-5 6.8s-5-3.3-5-6.8C-5 3.3-3.2 1 0 1Z"
        fill="var(--color-lamp-off, #3d364b)"
        stroke="var(--color-edge, #7b7488)"
        strokeWidth=".8"
      />
      {state === 'off' ? null : (
        <g className="pl-lamp-light">
          <g className="pl-lamp-glow" opacity={state === 'half' ? 0.4 : 1}>
            <circle cy="6.5" r="11" fill="var(--color-lamp, #fca942)" opacity=".14" />
            <circle cy="6.5" r="8" fill="var(--color-lamp, #fca942)" opacity=".2" />
          </g>
          <path
            d={
              state === 'half'
                ? 'M-4.9 7.2h9.8C4.5 10.3 2.3 13 0 13s-4.5-2.7-4.9-5.8Z'
                : 'M0 1c3.2 0 5 2.3 5 5.2 0 3.5-2.4 6.8-5 6.8s-5-3.3-5-6.8C-5 3.3-3.2 1 0 1Z'
            }
            fill="#fdc873"
          />
          {state === 'on' ? <ellipse cx="-1.2" cy="5" rx="2" ry="2.6" fill="#fff6df" /> : null}
        </g>
      )}
    </>
  );
}

interface LampProps extends BulbProps {
  readonly size?: number;
  readonly className?: string;
}

/**
 * One lamp on its socket: lit, half (in progress) or off. It repeats what text beside it says, so
 * it is hidden from readers.
 */
export function Lamp({ state, size = 28, className }: LampProps) {
  return (
    <svg
      className={className}
      viewBox="-14 -6 28 28"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <Bulb state={state} />
    </svg>
  );
}

interface LampStringProps {
  /** Bulbs on the wire. */
  readonly count: number;
  /** How many are lit, from the start edge; clamped to `count`. */
  readonly lit: number;
  /** The bulb after the last lit one is half lit: a step that is running. */
  readonly half?: boolean;
  readonly className?: string;
}

/**
 * Progress as bulbs on a sagging wire. Lit bulbs come on 40 ms apart, once, and at once under
 * reduced motion. Always put the same numbers in words beside it: the string is hidden from
 * readers. Fills its width; keep a bulb at 10 px or more (20 on desktop, 10 on a phone).
 */
export function LampString({ count, lit, half = false, className }: LampStringProps) {
  const on = Math.max(0, Math.min(Math.trunc(lit), count));
  const bulbs = Array.from({ length: count }, (_, index) => {
    const running = half && index === on;
    const state: LampState = index < on ? 'on' : running ? 'half' : 'off';
    return { id: `bay-${index}`, state, delay: { '--pl-lamp-index': index } as CSSProperties };
  });
  return (
    <div className={className ? `pl-lamps ${className}` : 'pl-lamps'} aria-hidden="true">
      {bulbs.map((bulb) => (
        <svg key={bulb.id} style={bulb.delay} aria-hidden="true" focusable="false">
          <Sag />
          <svg x="50%" overflow="visible" aria-hidden="true" focusable="false">
            <g transform="translate(0 8) scale(.95)">
              <Bulb state={bulb.state} />
            </g>
          </svg>
        </svg>
      ))}
    </div>
  );
}

/** One bay of cable, stretched to the bay's width. */
export function Sag() {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      width="100%"
      height="10"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M0 .8Q50 14 100 .8"
        fill="none"
        stroke="var(--color-edge, #7b7488)"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
