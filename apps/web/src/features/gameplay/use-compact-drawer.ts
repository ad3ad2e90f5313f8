import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** Makes room for what is on stage: the drawer is compact meanwhile, whatever the reader's choice. */
export function useCompactDrawer(): void {
  const { preferences } = useRouter().options.context;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.drawer = 'compact';
    return () => {
      dataset.drawer = preferences.get().drawer;
    };
  }, [preferences]);
}
