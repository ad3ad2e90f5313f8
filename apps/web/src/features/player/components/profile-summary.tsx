import { Avatar } from '@pierlight/ui/avatar';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Panel } from '@pierlight/ui/panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { profileQuery } from '../api.ts';
import { displayName } from '../display-name.ts';

/** Who the player is to others and to the house: what was said at the sign-up and cannot be changed here. */
export function ProfileSummary() {
  const text = useTranslations('pages.profileInfo');
  const unknown = useTranslations('layout.account');
  const format = useFormatter();
  const locale = useLocale();
  const profile = useSuspenseQuery(profileQuery()).data;
  const name = displayName(profile) ?? unknown('unknown');
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const day = (iso: string) =>
    format.dateTime(new Date(`${iso}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Panel pad>
      <div className="mb-4 flex items-center gap-4">
        <Avatar name={name} />
        <div className="min-w-0">
          <h2 className="truncate text-20">{name}</h2>
          <p className="text-13 text-text-3">{text('shownAs')}</p>
        </div>
      </div>
      <DefinitionList
        items={[
          ...(profile.email
            ? [
                {
                  key: 'email',
                  label: text('email'),
                  value: <bdi className="whitespace-normal! break-all">{profile.email}</bdi>,
                },
              ]
            : []),
          { key: 'country', label: text('country'), value: regions.of(profile.country) },
          { key: 'birthdate', label: text('birthdate'), value: day(profile.birthdate) },
          {
            key: 'since',
            label: text('since'),
            value: format.dateTime(new Date(profile.createdAt), { dateStyle: 'long' }),
          },
        ]}
      />
    </Panel>
  );
}
