import type { Theme } from '#features/settings/public.ts';
import { themeColors } from '../theme-colors.ts';

/** Has the browser's own bars take the ground of the theme in use, whoever chose it. */
export function ThemeColor({ theme }: { readonly theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={themeColors[theme]} />;
  return (['dark', 'light'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={themeColors[scheme]}
      media={`(prefers-color-scheme: ${scheme})`}
    />
  ));
}
