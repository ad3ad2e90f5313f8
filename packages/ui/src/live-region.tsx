/** Says its text once it changes; politely waits for the reader to finish. There from the first render. */
export function LiveRegion({ text, assertive = false }: { text: string; assertive?: boolean }) {
  return (
    <div
      className="visually-hidden"
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {text}
    </div>
  );
}
