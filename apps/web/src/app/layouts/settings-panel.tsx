import { Switch } from '@pierlight/ui/switch';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LanguageLinks, ThemeControl, usePreferenceValues } from '#features/settings/public.ts';

interface SettingsPanelProps {
  readonly place: 'drawer' | 'menu';
}

/** Language, theme and the key of the search, in the drawer's foot and in the phone's menu. */
export default function SettingsPanel({ place }: SettingsPanelProps) {
  const { preferences } = useRouter().options.context;
  const { searchKey } = usePreferenceValues(preferences);
  const text = useTranslations('layout.settings');
  return (
    <div className="grid gap-4">
      <section className="grid gap-1">
        <h2 className="font-sans font-semibold text-13 text-text-2 tracking-normal">
          {text('language')}
        </h2>
        <LanguageLinks
          className="-mx-3"
          linkClassName="flex min-h-11 items-center rounded-control px-3 font-medium text-text-2 hover:bg-surface-3 hover:text-text-1 aria-current:font-semibold aria-current:text-text-1"
        />
      </section>
      <section className="grid gap-2">
        <h2 className="font-sans font-semibold text-13 text-text-2 tracking-normal">
          {text('theme.label')}
        </h2>
        <ThemeControl preferences={preferences} name={`${place}-theme`} />
      </section>
      <Switch
        label={text('searchKey.label')}
        hint={text('searchKey.hint')}
        checked={searchKey === 'on'}
        onChange={({ target }) => preferences.change({ searchKey: target.checked ? 'on' : 'off' })}
      />
    </div>
  );
}
