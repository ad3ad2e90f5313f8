import drawings from './frame.svg';

export type IconWeight = 'regular' | 'fill';

/** Categories with a drawing in `frame.svg`. */
const DRAWN: ReadonlySet<string> = new Set([
  'lobby',
  'slots',
  'tables',
  'live',
  'wheels',
  'instant',
  'dice',
  'crash',
  'new',
  'popular',
  'favourites',
  'recently-played',
]);

interface CategoryIconProps {
  /** A category's slug; one without a drawing gets a token. */
  readonly name: string;
  /** The current item wears `fill`. */
  readonly weight?: IconWeight;
  readonly size?: number;
  readonly className?: string;
}

/** A category's icon in the colour of the text around it. Decorative: the label stands beside it. */
export function CategoryIcon({
  name,
  weight = 'regular',
  size = 20,
  className,
}: CategoryIconProps) {
  const drawn = DRAWN.has(name) ? name : 'other';
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${drawings}#category-${drawn}${weight === 'fill' ? '-fill' : ''}`} />
    </svg>
  );
}
