import type { CommunicationReceipt } from '@pierlight/contract/communications/schemas';
import { Breadcrumb } from '@pierlight/ui/breadcrumb';
import { buttonStyle } from '@pierlight/ui/button';
import { linkStyle } from '@pierlight/ui/link';
import { Panel } from '@pierlight/ui/panel';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { MessageForm } from '../components/message-form.tsx';
import type { PostedMessage } from '../posted/posted-message.ts';

interface ContactPageProps {
  /** What became of a message that was posted without scripts. */
  readonly posted: PostedMessage | null;
}

/** A message to the people behind the site. */
export function ContactPage({ posted }: ContactPageProps) {
  const page = useTranslations('pages.contact');
  const text = useTranslations('contact.page');
  const document = useTranslations('pages.document');
  const { status } = useSession();
  const profile = useQuery({ ...profileQuery(), enabled: status === 'player' }).data;
  const [receipt, setReceipt] = useState<CommunicationReceipt | null>(
    posted && 'receipt' in posted ? posted.receipt : null,
  );
  return (
    <div className="mx-auto max-w-300 px-4 pt-5 pb-18 md:px-10 md:pt-8">
      <Breadcrumb
        label={document('place')}
        items={[
          { key: 'home', content: <Link to="/">{document('home')}</Link> },
          { key: 'here', content: page('title') },
        ]}
      />
      <div className="max-w-180">
        <h1 className="mt-4 text-32 lg:text-44">{page('title')}</h1>
        <p className="mt-3 mb-8 text-17 text-text-2">
          {text.rich('intro', {
            link: (words) => (
              <Link to="/questions" className={linkStyle()}>
                {words}
              </Link>
            ),
          })}
        </p>
        <Panel pad>
          {receipt ? (
            <Sent receipt={receipt} onAgain={() => setReceipt(null)} />
          ) : (
            <WithTexts folders={['fields-settings']}>
              <MessageForm
                playerEmail={
                  status === 'player' && profile?.email !== null ? (profile?.email ?? '') : null
                }
                refused={posted && 'refused' in posted ? posted.refused : null}
                onSent={setReceipt}
              />
            </WithTexts>
          )}
        </Panel>
      </div>
    </div>
  );
}

interface SentProps {
  readonly receipt: CommunicationReceipt;
  readonly onAgain: () => void;
}

/** That it is on its way, under which reference; the heading takes the focus of the form that is gone. */
function Sent({ receipt, onAgain }: SentProps) {
  const text = useTranslations('contact.page.sent');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-20">
        {text('title')}
      </h2>
      <p className="text-text-2">{text('text', receipt)}</p>
      <Link to="/contact" onClick={onAgain} className={buttonStyle({ className: 'mt-2' })}>
        {text('again')}
      </Link>
    </div>
  );
}
