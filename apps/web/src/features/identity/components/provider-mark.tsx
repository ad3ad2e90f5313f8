/** A provider's own mark where there is one here; others are known by their first letter. */
export function ProviderMark({ id, name }: { readonly id: string; readonly name: string }) {
  if (id === 'lantern') {
    return (
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className="shrink-0">
        <path
          d="M12 3v2.5M7.5 7.5h9L18 17H6zM7 20h10"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="12" cy="12.25" r="2" className="fill-lamp" />
      </svg>
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-5 shrink-0 place-items-center rounded-full bg-surface-1 font-semibold text-12 shadow-edge"
    >
      {[...name][0]}
    </span>
  );
}
