import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { useTranslations } from 'use-intl';
import { themes } from '../preferences.ts';
import { type PreferencesStore, usePreferenceValues } from '../preferences-store.ts';

/** Night, day, or whatever the device is set to. */
export function ThemeControl({ preferences }: { readonly preferences: PreferencesStore }) {
  const text = useTranslations('layout.settings');
  const { theme } = usePreferenceValues(preferences);
  return (
    <SegmentedControl
      label={text('theme.label')}
      value={theme}
      onValueChange={(chosen) => preferences.change({ theme: chosen })}
      options={themes.map((value) => ({ value, label: text(`theme.${value}`) }))}
    />
  );
}
