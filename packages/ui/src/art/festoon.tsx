import { Lamp, Sag } from './lamp.tsx';
import './festoon.css';

interface FestoonBayProps {
  /** The tab this bay hangs over is the current one. */
  readonly current: boolean;
  readonly className?: string;
}

/**
 * One bay of the category rail's festoon: a sag of cable as wide as its tab, with one lamp, lit
 * over the current tab. Render it first inside each tab, which must be `position: relative`; the
 * bays of neighbouring tabs join into one cable. Decorative: `aria-current` says the same.
 */
export function FestoonBay({ current, className }: FestoonBayProps) {
  return (
    <span
      className={className ? `pl-festoon ${className}` : 'pl-festoon'}
      data-current={current ? '' : undefined}
      aria-hidden="true"
    >
      <Sag />
      <Lamp state={current ? 'on' : 'off'} size={24} className="pl-festoon-lamp" />
    </span>
  );
}
