import type { ReactNode } from 'react';

export type IconWeight = 'regular' | 'fill';

interface Glyph {
  /** Bodies: outlined in regular, filled in fill. */
  readonly body: string;
  /** Lines: drawn in both weights, cut out of the body in fill where they lie on it. */
  readonly line?: string;
  /** Lines only the regular weight has. */
  readonly detail?: string;
  /** Lines cut out of the filled body. */
  readonly cut?: string;
}

const GLYPHS = {
  lobby: {
    body: 'M4 20.5V11l8-7 8 7v9.5Z',
    detail: 'M9.5 20.5V15h5v5.5',
    cut: 'M9.5 20.5V15.5h5v5',
  },
  slots: {
    body: 'M4.5 4.5h12a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-12A1.5 1.5 0 0 1 3 18V6a1.5 1.5 0 0 1 1.5-1.5ZM21 6.5a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z',
    line: 'M21 6.5V13h-3',
    detail: 'M7.5 9h6l-3.5 6.5',
    cut: 'M7.5 9h6l-3.5 6.5',
  },
  tables: {
    body: 'M12 3.5a3.6 3.6 0 0 1 3.3 5.1 3.7 3.7 0 1 1-2.3 6.2h-2a3.7 3.7 0 1 1-2.3-6.2A3.6 3.6 0 0 1 12 3.5Z',
    line: 'M12 14v6.5M9 20.5h6',
  },
  live: {
    body: 'M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
    line: 'M7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14',
  },
  wheels: {
    body: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
    detail:
      'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 3v5.5M12 15.5V21M3 12h5.5M15.5 12H21M5.6 5.6l4 4M14.4 14.4l4 4M18.4 5.6l-4 4M9.6 14.4l-4 4',
    cut: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 3.8v4.7M12 15.5v4.7M3.8 12h4.7M15.5 12h4.7',
  },
  instant: { body: 'M13.5 2.5 5 13.5h6.5L10 21.5l9-11.5h-6.5Z' },
  dice: {
    body: 'M12 3 20 7.5v9L12 21l-8-4.5v-9Z',
    detail: 'M4 7.5l8 4.5 8-4.5M12 12v9',
    cut: 'M4.6 8l7.4 4 7.4-4M12 12v8.5',
  },
  crash: {
    body: 'M14 4.5c2-1.2 4.3-1.5 6-1 .5 1.7.2 4-1 6-1.2 2.1-3.3 4.3-6 6.5l-5-5c2.2-2.7 4-5.3 6-6.5Z',
    line: 'M8.2 11H4.5l-1.5 3 3.5.5M13 15.8v3.7l-3 1.5-.5-3.5M5.5 18.5 3.5 20.5',
    detail: 'M15 9.2h.01',
    cut: 'M15 9.2h.01',
  },
  new: {
    body: 'M11 4.5c.8 4.2 2.3 5.7 6.5 6.5-4.2.8-5.7 2.3-6.5 6.5-.8-4.2-2.3-5.7-6.5-6.5 4.2-.8 5.7-2.3 6.5-6.5Z',
    line: 'M18.5 3v4M20.5 5h-4M19.5 16.5v4M21.5 18.5h-4',
  },
  popular: {
    body: 'M12 21c4 0 6.5-2.7 6.5-6.2 0-2.4-1.2-4.3-2.3-5.6-.4 1.5-1.2 2.4-2.2 2.8.3-3.6-1.2-6.8-4-9-.1 3.4-4.5 6.3-4.5 11.3C5.5 18.3 8 21 12 21Z',
    detail:
      'M12 21c1.8 0 3-1.2 3-2.9 0-1.5-1.2-2.6-2.4-3.6-1.9 1-3.6 2-3.6 3.8C9 19.9 10.2 21 12 21Z',
    cut: 'M12 18.5c1 0 1.7-.7 1.7-1.7',
  },
  favourites: {
    body: 'M12 20.5S3.5 15.7 3.5 9.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 8.5 2.7c0 6-8.5 10.8-8.5 10.8Z',
  },
  'recently-played': {
    body: 'M12 20.5a8.5 8.5 0 1 0-7.4-4.3',
    line: 'M3.5 4.5v4.5H8',
    detail: 'M12 7.5V12l3.7 2.2M4 9l1-1.5',
    cut: 'M12 7.5V12l3.7 2.2',
  },
} satisfies Readonly<Record<string, Glyph>>;

export type CategoryIconName = keyof typeof GLYPHS;

const isKnown = (name: string): name is CategoryIconName => Object.hasOwn(GLYPHS, name);

/** A token with its pips: a category the catalogue has and this set has not. */
const FALLBACK: Glyph = {
  body: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  detail: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Z',
  cut: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Z',
};

interface CategoryIconProps {
  /** A `CategoryIconName`, or any category slug: an unknown one gets a token. */
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
  const glyph: Glyph = isKnown(name) ? GLYPHS[name] : FALLBACK;
  const filled = weight === 'fill';
  let inner: ReactNode = null;
  if (filled && glyph.cut) inner = <path d={glyph.cut} stroke="var(--color-bg, #0f0d16)" />;
  if (!filled && glyph.detail) inner = <path d={glyph.detail} />;
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
      <path d={glyph.body} fill={filled ? 'currentColor' : 'none'} />
      {glyph.line ? <path d={glyph.line} strokeWidth={filled ? 2.2 : 1.5} /> : null}
      {inner}
    </svg>
  );
}
