import { useUiText } from './ui-text.tsx';

const bulbs = [0, 160, 320];

export type SpinnerProps = {
  /** Said to screen readers; an empty string when the surroundings already say it. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Three lamps on a wire, lit one after another; takes the colour of the text round it. */
export function Spinner({ label, className = '' }: SpinnerProps) {
  const text = useUiText();
  const said = label ?? text.loading;
  return (
    <span className={`inline-flex ${className}`} role={said === '' ? undefined : 'status'}>
      <svg viewBox="0 0 44 20" width="44" height="20" aria-hidden="true" className="block">
        <path
          d="M1 3Q8 8 15 3Q22 8 29 3Q36 8 43 3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          opacity="0.5"
        />
        {bulbs.map((delay, index) => (
          <path
            key={delay}
            d="M-3.5 8.5a3.5 3.5 0 0 1 7 0c0 3-1.5 6-3.5 6s-3.5-3-3.5-6z"
            transform={`translate(${8 + index * 14} 1)`}
            fill="currentColor"
            className="animate-lamp-chase"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </svg>
      {said === '' ? null : <span className="visually-hidden">{said}</span>}
    </span>
  );
}
