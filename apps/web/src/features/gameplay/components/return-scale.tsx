interface ReturnScaleProps {
  /** Hundredths of a percent, as are the others. */
  readonly returned: number;
  readonly published: number;
  readonly range: { readonly from: number; readonly to: number } | null;
}

/** Shares up to this are drawn; what is above stands at its end. */
const END = 20_000;
const place = (share: number) => `${(Math.min(END, Math.max(0, share)) / END) * 100}%`;

/**
 * Where a return lies between nothing and twice the stakes: the published one a line, the range a band, the
 * own a dot. It draws what is written beside it.
 */
export function ReturnScale({ returned, published, range }: ReturnScaleProps) {
  return (
    <div
      aria-hidden="true"
      className="relative my-1 h-2 rounded-full bg-input shadow-edge print:hidden"
    >
      {range ? (
        <span
          style={{
            insetInlineStart: place(range.from),
            inlineSize: `calc(${place(range.to)} - ${place(range.from)})`,
          }}
          className="absolute inset-y-0 rounded-full bg-tide/35"
        />
      ) : null}
      <span
        style={{ insetInlineStart: place(published) }}
        className="absolute -inset-y-1 w-0.5 bg-tide"
      />
      <span
        style={{ insetInlineStart: place(returned) }}
        className="-ms-1.5 absolute -top-0.5 size-3 rounded-full bg-text-1 shadow-raised"
      />
    </div>
  );
}
