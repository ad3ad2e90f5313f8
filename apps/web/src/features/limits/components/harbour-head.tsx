interface HarbourHeadProps {
  /** The page's own; none where the page has said already where one is. */
  readonly title?: string;
  readonly lead: string;
}

/** The light over the water, above whatever belongs to the Harbour. */
export function HarbourHead({ title, lead }: HarbourHeadProps) {
  return (
    <header
      data-theme="dark"
      className="relative grid content-end overflow-hidden rounded-panel bg-[#0a2133] px-5 pt-48 pb-5 text-text-1 md:min-h-46 md:content-center md:px-8 md:py-0"
    >
      <img
        src="/art/harbour.svg"
        alt=""
        width={1120}
        height={200}
        className="absolute inset-x-0 top-0 h-44 w-full object-cover object-right md:h-full rtl:-scale-x-100"
      />
      {title === undefined ? (
        <p className="relative max-w-[34ch] text-balance font-medium text-17 md:text-20">{lead}</p>
      ) : (
        <>
          <h1 className="relative text-25 md:text-32">{title}</h1>
          <p className="relative max-w-[42ch] text-text-2">{lead}</p>
        </>
      )}
    </header>
  );
}
