import { FlagPennantIcon } from '@phosphor-icons/react/dist/ssr/FlagPennant';
import { LampPendantIcon } from '@phosphor-icons/react/dist/ssr/LampPendant';
import { SoccerBallIcon } from '@phosphor-icons/react/dist/ssr/SoccerBall';
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { isPlainPress } from '#shared/navigation/plain-press.ts';
import { useSession } from '#shared/session/use-session.ts';
import { entryStyle, Label, Sign } from './site-nav-entry.tsx';

interface PartsLinksProps {
  readonly betting: boolean;
  readonly loyalty: boolean;
  readonly quests: boolean;
}

/** Ways to tournaments, and to the parts of the site that settings switch on. */
export default function PartsLinks({ betting, loyalty, quests }: PartsLinksProps) {
  return (
    <>
      <PartLink to="/tournaments" text="tournaments" icon={TrophyIcon} />
      {betting ? <PartLink to="/betting" text="betting" icon={SoccerBallIcon} /> : null}
      {quests ? <QuestsLink /> : null}
      {loyalty ? <PartLink to="/loyalty" text="loyalty" icon={LampPendantIcon} /> : null}
    </>
  );
}

/** The quests, over the page one is on; a guest signs in first. */
function QuestsLink() {
  const text = useTranslations('layout.nav');
  const modals = useModals();
  const isGuest = useSession().status === 'guest';
  const askFirst = (event: MouseEvent) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    modals.open('sign-in');
  };
  return (
    <ModalLink
      modal="quests-hub"
      className={entryStyle}
      title={text('quests')}
      {...(isGuest ? { onClick: askFirst } : {})}
    >
      <Sign>
        <FlagPennantIcon aria-hidden="true" size={20} />
      </Sign>
      <Label>{text('quests')}</Label>
    </ModalLink>
  );
}

interface PartLinkProps {
  readonly to: '/betting' | '/loyalty' | '/tournaments';
  readonly text: 'betting' | 'loyalty' | 'tournaments';
  readonly icon: typeof SoccerBallIcon;
}

function PartLink({ to, text: key, icon: Icon }: PartLinkProps) {
  const text = useTranslations('layout.nav');
  return (
    <Link to={to} activeOptions={{ includeSearch: false }} className={entryStyle} title={text(key)}>
      {({ isActive }) => (
        <>
          <Sign>
            <Icon aria-hidden="true" size={20} weight={isActive ? 'fill' : 'regular'} />
          </Sign>
          <Label>{text(key)}</Label>
        </>
      )}
    </Link>
  );
}
