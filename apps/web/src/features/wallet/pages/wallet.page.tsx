import { useTranslations } from 'use-intl';

export function WalletPage() {
  const text = useTranslations('pages.profileWallet');
  return <h1 className="text-32">{text('title')}</h1>;
}
