import drawings from './frame.svg';

interface LogoProps {
  readonly className?: string;
  /** `mark` draws the buoy lamp alone, `full` adds the word beside it. */
  readonly variant?: 'mark' | 'full';
  /** Height in px; the width follows. */
  readonly size?: number;
}

/** The brand. Decorative; the link or heading around it carries the name. */
export function Logo({ className, variant = 'full', size = 32 }: LogoProps) {
  const width = variant === 'full' ? 174 : 32;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 32`}
      width={(size * width) / 32}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
    >
      <use href={`${drawings}#brand-${variant}`} />
    </svg>
  );
}
