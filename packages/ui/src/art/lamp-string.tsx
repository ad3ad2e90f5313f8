import type { CSSProperties } from 'react';
import { Bulb, type LampState, Sag } from './lamp.tsx';

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
