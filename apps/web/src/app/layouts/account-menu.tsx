import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { FlagPennantIcon } from '@phosphor-icons/react/dist/ssr/FlagPennant';
import { MoonStarsIcon } from '@phosphor-icons/react/dist/ssr/MoonStars';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import { Avatar } from '@pierlight/ui/avatar';
import { Menu, MenuItem, MenuSeparator } from '@pierlight/ui/menu';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { OpenBonuses } from '#features/bonuses/public.ts';
import { LoyaltyRing } from '#features/loyalty/public.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { Optional } from '#shared/optional.tsx';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import { useSitePart } from '../use-site-part.ts';

/** What belongs to the account, behind the avatar. */
export default function AccountMenu({ name }: { readonly name: string }) {
  const text = useTranslations('layout.account');
  const hasLoyalty = useSitePart('loyalty');
  const hasQuests = useSitePart('quests');
  const signOut = useSignOut();
  return (
    <Menu
      pinned
      trigger={
        <button
          type="button"
          aria-label={text('menu', { name })}
          className="grid size-11 place-items-center rounded-full"
        >
          {hasLoyalty ? (
            <LoyaltyRing>
              <Avatar name={name} />
            </LoyaltyRing>
          ) : (
            <Avatar name={name} />
          )}
        </button>
      }
    >
      <p
        dir="auto"
        className="w-fit max-w-full truncate px-3 py-2 font-semibold text-13 text-text-2"
      >
        <bdi>{name}</bdi>
      </p>
      <MenuItem
        icon={<UserIcon aria-hidden="true" size={20} />}
        render={<Link to="/profile/info" />}
      >
        {text('profile')}
      </MenuItem>
      <MenuItem
        icon={<WalletIcon aria-hidden="true" size={20} />}
        render={<Link to="/profile/wallet" />}
      >
        {text('wallet')}
      </MenuItem>
      <MenuItem
        icon={<TicketIcon aria-hidden="true" size={20} />}
        render={<Link to="/profile/bonuses" />}
      >
        {text('bonuses')}
        <Optional>
          <OpenBonuses />
        </Optional>
      </MenuItem>
      {hasQuests ? (
        <MenuItem
          icon={<FlagPennantIcon aria-hidden="true" size={20} />}
          render={<ModalLink modal="quests-hub" />}
        >
          {text('quests')}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<ClockCounterClockwiseIcon aria-hidden="true" size={20} />}
        render={<Link to="/profile/history" />}
      >
        {text('history')}
      </MenuItem>
      <MenuItem
        icon={<AnchorIcon aria-hidden="true" size={20} />}
        render={<Link to="/profile/limits" />}
      >
        {text('limits')}
      </MenuItem>
      <MenuItem
        icon={<MoonStarsIcon aria-hidden="true" size={20} />}
        render={<ModalLink modal="self-exclusion-limit" value="break" />}
      >
        {text('break')}
      </MenuItem>
      <MenuItem
        icon={<ShieldCheckIcon aria-hidden="true" size={20} />}
        render={<Link to="/profile/security" />}
      >
        {text('security')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        tone="quiet"
        icon={<SignOutIcon aria-hidden="true" size={20} className="icon-directional" />}
        onSelect={signOut}
      >
        {text('signOut')}
      </MenuItem>
    </Menu>
  );
}
