import { buttonStyle } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { GameLink } from '#features/catalogue/public.ts';
import { usePlayed } from '../use-played.ts';

const leadStyle =
  'mt-3 max-w-110 text-17 text-text-2 leading-6.25 max-lg:hidden [[data-theme=light]_&]:text-text-1';

/** Leads on with the game that was played last, else to the games. */
export default function ContinueButton() {
  const text = useTranslations('pages.home.hero');
  const [last] = usePlayed();
  const style = buttonStyle({
    variant: 'line',
    size: 'lg',
    className: 'mt-3.5 max-w-full lg:mt-6',
  });
  if (!last) {
    return (
      <>
        <p className={leadStyle}>{text('unplayed')}</p>
        <a href="#games" className={style}>
          {text('browse')}
        </a>
      </>
    );
  }
  return (
    <>
      <p className={leadStyle}>{text('left', { name: last.name })}</p>
      <GameLink game={last.id} className={style}>
        <span className="truncate">{text('continue', { name: last.name })}</span>
      </GameLink>
    </>
  );
}
