import { useRouter } from '@tanstack/react-router';
import { usePreferenceValues } from '#features/settings/public.ts';

const PHONE = '(width < 37.5rem)';
const DAY = '(prefers-color-scheme: light)';

/** The pier by night or at dawn, in the one crop that fits. It says nothing and is quick to load. */
export function HeroScene() {
  const { theme } = usePreferenceValues(useRouter().options.context.preferences);
  const hour = theme === 'light' ? 'dawn' : 'night';
  return (
    <picture>
      {theme === 'system' ? (
        <>
          <source media={`${PHONE} and ${DAY}`} srcSet="/art/hero-tall-dawn.svg" />
          <source media={DAY} srcSet="/art/hero-wide-dawn.svg" />
        </>
      ) : null}
      <source media={PHONE} srcSet={`/art/hero-tall-${hour}.svg`} />
      <img
        src={`/art/hero-wide-${hour}.svg`}
        alt=""
        width={1440}
        height={440}
        fetchPriority="high"
        // The title has the sky to itself: what is cut off is cut off at the far end.
        className="absolute inset-0 size-full object-cover object-bottom lg:object-left-bottom rtl:-scale-x-100"
      />
    </picture>
  );
}
