import './lamp.css';

export type LampState = 'on' | 'half' | 'off';

interface BulbProps {
  readonly state: LampState;
}

/** The bulb alone, socket at the origin, 10 wide and 16 high. Colours come from the tokens. */
export function Bulb({ state }: BulbProps) {
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
