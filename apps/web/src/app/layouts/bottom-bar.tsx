import { FrameIcon } from '@pierlight/ui/art/frame-icon';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useSession } from '#shared/session/use-session.ts';
import { layoutParts } from './layout-state.ts';
import { PartLink } from './part-link.tsx';

const tabStyle = 'group/tab bar-tab';

/** The phone's main ways, under the thumb. */
export function BottomBar() {
  const text = useTranslations('layout.bar');
  const modals = useModals();
  const { status } = useSession();
  const askFirst = (event: MouseEvent) => {
    event.preventDefault();
    modals.open('sign-in');
  };
  return (
    <nav
      aria-label={text('label')}
      className="print:hidden under-slip:hidden fixed inset-x-0 bottom-0 z-drawer grid h-(--bar-height) [display:var(--bar-display,grid)] grid-cols-5 bg-surface-1 pb-[env(safe-area-inset-bottom)] shadow-[inset_0_1px_0_var(--color-hair)] lg:hidden"
    >
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={tabStyle}>
        {({ isActive }) => (
          <>
            <FrameIcon
              name="house"
              size={24}
              weight={isActive ? 'fill' : 'regular'}
              className="group-aria-[current=page]/tab:text-lamp-text"
            />
            {text('lobby')}
          </>
        )}
      </Link>
      <PartLink part="search" className={tabStyle}>
        <FrameIcon name="magnifying-glass" size={24} />
        {text('search')}
      </PartLink>
      <WalletTab>
        <FrameIcon name="wallet" size={24} />
        {text('wallet')}
      </WalletTab>
      <Link
        to="/profile/bonuses"
        activeOptions={{ includeSearch: false }}
        className={tabStyle}
        {...(status === 'guest' ? { onClick: askFirst, preload: false } : {})}
      >
        {({ isActive }) => (
          <>
            <FrameIcon
              name="ticket"
              size={24}
              weight={isActive ? 'fill' : 'regular'}
              className="group-aria-[current=page]/tab:text-lamp-text"
            />
            {text('bonuses')}
          </>
        )}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => layoutParts.open('menu')}
        className={tabStyle}
      >
        <FrameIcon name="list" size={24} />
        {text('menu')}
      </button>
    </nav>
  );
}

function WalletTab({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  return status === 'player' ? (
    <ModalLink modal="wallet" value="deposit" className={tabStyle}>
      {children}
    </ModalLink>
  ) : (
    <ModalLink modal="sign-in" className={tabStyle}>
      {children}
    </ModalLink>
  );
}
