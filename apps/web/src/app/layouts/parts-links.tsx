import { LampPendantIcon } from '@phosphor-icons/react/dist/ssr/LampPendant';
import { SoccerBallIcon } from '@phosphor-icons/react/dist/ssr/SoccerBall';
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { entryStyle, Label, Sign } from './site-nav-entry.tsx';

interface PartsLinksProps {
  readonly betting: boolean;
  readonly loyalty: boolean;
}

/** Ways to tournaments, and to the parts of the site that settings switch on. */
export default function PartsLinks({ betting, loyalty }: PartsLinksProps) {
  return (
    <>
      <PartLink to="/tournaments" text="tournaments" icon={TrophyIcon} />
      {betting ? <PartLink to="/betting" text="betting" icon={SoccerBallIcon} /> : null}
      {loyalty ? <PartLink to="/loyalty" text="loyalty" icon={LampPendantIcon} /> : null}
    </>
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
