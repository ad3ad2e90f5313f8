import type { IconWeight } from './category-icon.tsx';
import drawings from './frame.svg';

export type FrameIconName =
  | 'house'
  | 'heart'
  | 'clock-counter-clockwise'
  | 'storefront'
  | 'ticket'
  | 'anchor'
  | 'globe'
  | 'caret-down'
  | 'caret-left'
  | 'caret-right'
  | 'list'
  | 'magnifying-glass'
  | 'wallet'
  | 'sidebar-simple'
  | 'arrow-clockwise';

interface FrameIconProps {
  readonly name: FrameIconName;
  readonly weight?: IconWeight;
  readonly size: number;
  readonly className?: string;
}

/**
 * An icon of Phosphor that stands on every page, in the colour of the text around it. It is drawn by a file of
 * its own, which neither scripts nor pages carry. Decorative: a label stands beside it.
 */
export function FrameIcon({ name, weight = 'regular', size, className }: FrameIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 256 256"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
    >
      <use href={`${drawings}#${name}${weight === 'fill' ? '-fill' : ''}`} />
    </svg>
  );
}
