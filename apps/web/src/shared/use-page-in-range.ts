import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Leads from a page past the end, as after its last entry was deleted, to the last there is. The
 * address has it under `page`, counted from 1; `pageCount` is undefined until it is known.
 */
export function usePageInRange(page: number, pageCount: number | undefined): void {
  const navigate = useNavigate();
  const last = pageCount === undefined ? page : Math.max(1, pageCount);
  useEffect(() => {
    if (page <= last) return;
    void navigate({
      to: '.',
      search: ({ page: _, ...rest }) => (last === 1 ? rest : { ...rest, page: last }),
      replace: true,
      resetScroll: false,
    });
  }, [page, last, navigate]);
}
