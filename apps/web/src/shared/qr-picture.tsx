interface QrPictureProps {
  /** An SVG path of dark modules, one unit each, in a square of `size`. */
  readonly qr: { readonly size: number; readonly path: string };
  readonly label: string;
  readonly className?: string;
}

/** A code to scan, dark on white in both themes, which is what cameras expect. */
export function QrPicture({ qr, label, className = 'mx-auto size-52' }: QrPictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className={`rounded-card bg-[white] ${className}`}
    >
      <path d={qr.path} fill="black" />
    </svg>
  );
}
