import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { useTranslations } from 'use-intl';
import { themes } from '../preferences.ts';
import { type PreferencesStore, usePreferenceValues } from '../preferences-store.ts';

interface ThemeControlProps {
  readonly preferences: PreferencesStore;
  /** The radio group's, unlike any other's on the page. */
  readonly name: string;
}

/** Night, day, or whatever the device is set to. */
export function ThemeControl({ preferences, name }: ThemeControlProps) {
  const text = useTranslations('layout.settings');
  const { theme } = usePreferenceValues(preferences);
  return (
    <SegmentedControl
      label={text('theme.label')}
      name={name}
      value={theme}
      onValueChange={(chosen) => preferences.change({ theme: chosen })}
      options={themes.map((value) => ({ value, label: text(`theme.${value}`) }))}
    />
  );
}
