import { Avatar } from '@pierlight/ui/avatar';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { TextLink } from '@pierlight/ui/link';
import { Panel } from '@pierlight/ui/panel';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { EmailAddress } from '#shared/email-address.tsx';
import { profileQuery } from '../api.ts';
import { displayName } from '../display-name.ts';
import { EmailState } from './email-state.tsx';

/** Who the player is to others and to the house. */
export function ProfileSummary() {
  const text = useTranslations('account.info');
  const unknown = useTranslations('layout.account');
  const format = useFormatter();
  const profile = useSuspenseQuery(profileQuery()).data;
  const name = displayName(profile) ?? unknown('unknown');
  return (
    <Panel pad>
      <div className="mb-4 flex items-center gap-4">
        <Avatar name={name} />
        <div className="min-w-0">
          <h2 dir="auto" className="w-fit max-w-full truncate text-20">
            <bdi>{name}</bdi>
          </h2>
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
                  long: true,
                  value: (
                    <div className="grid justify-items-end gap-2">
                      <EmailAddress>{profile.email}</EmailAddress>
                      <EmailState isConfirmed={profile.emailConfirmed} />
                    </div>
                  ),
                },
              ]
            : [
                {
                  key: 'email',
                  label: text('email'),
                  value: (
                    <TextLink render={<Link to="/profile/security" hash="email" />}>
                      {text('addEmail')}
                    </TextLink>
                  ),
                },
              ]),
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
