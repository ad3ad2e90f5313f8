import { FrameIcon } from '@pierlight/ui/art/frame-icon';
import { Logo } from '@pierlight/ui/art/logo';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { locales } from '#shared/i18n/locales.ts';
import { SITE_NAME } from '#shared/i18n/page-head.ts';
import { lazy } from '#shared/lazy.ts';
import { Optional } from '#shared/optional.tsx';
import { useServices } from '#shared/services.ts';
import { SiteNav } from './site-nav.tsx';

const SettingsPanel = lazy(() => import('./settings-panel.tsx'));

const SETTINGS_ID = 'drawer-settings';

/** The desktop's way through the site: 240 px, or 72 px compact. */
export function SiteDrawer() {
  const { locale } = useServices();
  const text = useTranslations('layout.settings');
  return (
    <aside className="fixed inset-y-0 start-0 z-drawer flex w-(--drawer-width) flex-col border-hair border-e bg-surface-1 max-lg:hidden">
      <div className="flex h-(--header-height) flex-none items-center px-5 compact:justify-center compact:px-0">
        <Link to="/" aria-label={SITE_NAME} className="rounded-control">
          <Logo size={28} className="compact:hidden" />
          <Logo size={32} variant="mark" className="hidden compact:block" />
        </Link>
      </div>
      <div className="scrollbar-none min-h-0 flex-1 overflow-y-auto px-3 pt-2 pb-4">
        <SiteNav />
      </div>
      <button
        type="button"
        popoverTarget={SETTINGS_ID}
        aria-label={`${text('open')}: ${locales[locale].name}`}
        className="flex h-12 flex-none items-center gap-2 border-hair border-t px-5 text-13 text-text-2 outline-offset-[-4px] hover:text-text-1 compact:justify-center compact:px-0"
      >
        <FrameIcon name="globe" size={18} className="flex-none" />
        <span className="compact:hidden">{locales[locale].name}</span>
        <FrameIcon name="caret-down" size={16} className="ms-auto compact:hidden" />
      </button>
      <div
        id={SETTINGS_ID}
        popover="auto"
        role="dialog"
        aria-label={text('open')}
        className="fixed inset-auto start-3 bottom-14 w-80 rounded-panel bg-surface-2 p-5 text-text-1 shadow-pop"
      >
        <Optional>
          <SettingsPanel place="drawer" />
        </Optional>
      </div>
    </aside>
  );
}
