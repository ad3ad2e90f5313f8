interface NetBarProps {
  /** Subunits, signed. */
  readonly net: number;
  /** The largest of the row's neighbours without its sign. */
  readonly widest: number;
}

/** How a month stands beside the others: to the end of the middle what was gained, before it what was lost. */
export function NetBar({ net, widest }: NetBarProps) {
  const share = `${(Math.abs(net) / widest) * 50}%`;
  return (
    <span aria-hidden="true" className="relative block h-1.5 w-28 rounded-full bg-surface-3">
      <span className="absolute inset-y-0 start-1/2 w-px bg-edge" />
      <span
        style={
          net < 0
            ? { insetInlineEnd: '50%', inlineSize: share }
            : { insetInlineStart: '50%', inlineSize: share }
        }
        className="absolute inset-y-0 rounded-full bg-tide [print-color-adjust:exact] forced-colors:bg-[CanvasText]"
      />
    </span>
  );
}
