import { Badge } from '@pierlight/ui/badge';
import { TextLink } from '@pierlight/ui/link';
import { Panel } from '@pierlight/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { fieldsQuery } from '#shared/forms/fields.ts';
import { toldOf } from '../reach.ts';
import { ChoiceSwitch } from './choice-switch.tsx';
import { ConsentSwitch } from './consent-switch.tsx';

/** Where the panel is found on the page of notifications. */
export const preferencesId = 'preferences';

/** What the player chooses to be sent, and what they are told of in any case. */
export function Preferences() {
  const text = useTranslations('account.notifications.preferences');
  // Another tab may have chosen meanwhile.
  const profile = useSuspenseQuery({ ...profileQuery(), refetchOnWindowFocus: 'always' }).data;
  const offered = new Set(useSuspenseQuery(fieldsQuery('profile')).data.map(({ name }) => name));
  const { email, phone } = profile;
  return (
    <Panel
      pad
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
      aria-labelledby={preferencesId}
    >
      <div className="grid gap-1">
        <h2 id={preferencesId} tabIndex={-1} className="scroll-mt-24 text-20">
          {text('title')}
        </h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
        <legend className="pb-1 font-semibold text-15">{text('chosen')}</legend>
        <ChoiceSwitch channel="inbox" kind="news" />
        <ChoiceSwitch channel="inbox" kind="offers" />
        {email !== null ? (
          <ChoiceSwitch
            channel="mail"
            kind="news"
            hint={<bdi className="wrap-anywhere">{email}</bdi>}
          />
        ) : null}
        {email !== null && offered.has('receiveEmailPromo') ? (
          <ConsentSwitch
            consent="receiveEmailPromo"
            isGiven={profile.receiveEmailPromo}
            to={email}
          />
        ) : null}
        {email === null && offered.has('receiveEmailPromo') ? (
          <p className="py-2 text-13 text-text-2">
            {text.rich('noEmail', {
              link: (words) => (
                <TextLink render={<Link to="/profile/security" hash="email" />}>{words}</TextLink>
              ),
            })}
          </p>
        ) : null}
        {phone !== null && offered.has('receiveSmsPromo') ? (
          <ConsentSwitch consent="receiveSmsPromo" isGiven={profile.receiveSmsPromo} to={phone} />
        ) : null}
        {phone === null && offered.has('receiveSmsPromo') && offered.has('phone') ? (
          <p className="py-2 text-13 text-text-2">
            {text.rich('noPhone', {
              link: (words) => <TextLink render={<Link to="/profile/info" />}>{words}</TextLink>,
            })}
          </p>
        ) : null}
      </fieldset>
      <div className="grid gap-2">
        <h3 className="font-sans font-semibold text-15 tracking-normal">{text('always')}</h3>
        <ul>
          {toldOf(profile).map(({ what, where }) => (
            <li
              key={what}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5 not-first:shadow-[inset_0_1px_0_var(--color-hair)]"
            >
              <span className="text-text-2">{text(`told.${what}`)}</span>
              <span className="flex flex-wrap gap-1.5">
                {where.map((one) => (
                  <Badge key={one}>{text(`where.${one}`)}</Badge>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
