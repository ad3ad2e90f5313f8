import { Link, Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

const tabs = [
  { to: '/profile/info', text: 'info' },
  { to: '/profile/wallet', text: 'wallet' },
  { to: '/profile/history', text: 'history' },
] as const;

/** The pages of the profile share one underlined tab strip. */
export function ProfileLayout() {
  const text = useTranslations('layout.profile');
  return (
    <div className="mx-auto max-w-300 px-4 pt-5 pb-24 md:px-10 md:pt-8 md:pb-18">
      <h1 className="text-32 max-lg:visually-hidden">{text('title')}</h1>
      <nav
        aria-label={text('title')}
        className="mt-4 mb-6 flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-hair)] scrollbar-none"
      >
        {tabs.map(({ to, text: key }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ includeSearch: false }}
            className="flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 font-semibold text-text-2 hover:text-text-1 aria-[current=page]:border-lamp aria-[current=page]:text-text-1"
          >
            {text(key)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
