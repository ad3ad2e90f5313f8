import marks from './provider-marks.svg';

interface ProviderMarkProps {
  /** The studio's name. */
  readonly provider: string;
  readonly className?: string;
  /** Height of the box in px; letters stand 3/4 of it. */
  readonly height?: number;
}

/** How wide each mark is in its file, by the studio's name in small letters. */
const WIDTHS: Readonly<Record<string, number>> = {
  northlight: 157,
  saltworks: 153,
  halyard: 117,
  'kite studio': 120,
  oddfellow: 132,
  'harbour live': 139,
};

/**
 * A studio's word mark, outlined from typefaces under the SIL Open Font License, in the colour of the
 * text around it. The outlines are a file of their own: twelve kilobytes that neither scripts nor pages
 * carry. A studio without a drawn mark is set in the display face, so that a new one never leaves a
 * hole. Decorative: give the name in text to the link around it.
 */
export function ProviderMark({ provider, className, height = 24 }: ProviderMarkProps) {
  const name = provider.toLowerCase();
  const width = WIDTHS[name];
  if (width === undefined) {
    return (
      <span
        aria-hidden="true"
        className={className}
        style={{ font: '700 18px/24px var(--font-display, inherit)' }}
      >
        {provider}
      </span>
    );
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 26`}
      width={(height * width) / 26}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${marks}#${name.replaceAll(' ', '-')}`} fill="currentColor" />
    </svg>
  );
}
