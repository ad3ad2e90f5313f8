import { Modal } from '@pierlight/ui/modal';
import { useTranslations } from 'use-intl';
import SettingsPanel from './settings-panel.tsx';
import { SiteNav } from './site-nav.tsx';

interface MenuSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the drawer holds on a desktop, as a sheet. */
export default function MenuSheet({ open, onClose }: MenuSheetProps) {
  const text = useTranslations('layout.nav');
  return (
    <Modal open={open} onClose={onClose} title={text('menu')}>
      <SiteNav />
      <div className="border-hair border-t pt-4">
        <SettingsPanel place="menu" />
      </div>
    </Modal>
  );
}
