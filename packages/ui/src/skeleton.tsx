import type { CSSProperties, ReactNode } from 'react';
import { useUiText } from './ui-text.tsx';

export type SkeletonProps = {
  /** Size and radius as utilities; the box of what will stand here. */
  className?: string | undefined;
  /** How far along the rail, 0 next to the lamp: the light fades with it. */
  index?: number | undefined;
};

/** A placeholder for content that is loading, in warm light from above. It neither sweeps nor pulses. */
export function Skeleton({ className = 'h-4 w-full', index = 0 }: SkeletonProps) {
  const light: CSSProperties = { opacity: Math.max(0, 1 - index * 0.16) };
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={`relative block overflow-hidden bg-surface-2 ${className.includes('rounded') ? '' : 'rounded-card'} ${className}`}
    >
      <span
        style={light}
        className="absolute inset-0 bg-[radial-gradient(120%_60%_at_50%_0,oklch(0.8_0.15_68/0.09),transparent_70%)]"
      />
    </span>
  );
}

/** Says "Loading" once and shows its boxes only after 200 ms, so that a quick answer does not flash. */
export function SkeletonGroup({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  const text = useUiText();
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{text.loading}</span>
      <div data-timer="" className="contents *:animate-hold">
        {children}
      </div>
    </div>
  );
}
