import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { usePreferenceValues } from '#features/settings/public.ts';

const DAY = '(prefers-color-scheme: light)';
/** From here on the header is higher. */
const WIDE = '(width >= 68.75rem)';

/** What the book takes over from the page around it: its theme, and how much of the top the header takes. */
export function useBookLook(): {
  readonly themeName: 'light' | 'dark';
  readonly betSlipOffsetTop: number;
} {
  const { theme } = usePreferenceValues(useRouter().options.context.preferences);
  const isDay = useMedia(DAY);
  return {
    themeName: theme === 'light' || (theme === 'system' && isDay) ? 'light' : 'dark',
    betSlipOffsetTop: useMedia(WIDE) ? 64 : 56,
  };
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
