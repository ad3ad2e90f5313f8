/** On a phone, where a page may sleep for hours, a return asks for the balance again. */
export function refreshBalanceOnReturn(
  view: Pick<Window, 'matchMedia'>,
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  refresh: () => void,
): () => void {
  const listener = () => {
    const isPhone = view.matchMedia('(pointer: coarse)').matches;
    if (isPhone && page.visibilityState === 'visible') refresh();
  };
  page.addEventListener('visibilitychange', listener);
  return () => page.removeEventListener('visibilitychange', listener);
}
