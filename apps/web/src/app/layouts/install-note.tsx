import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { installOffer } from '../startup/install-offer.ts';

/** Offers to install the site. Both ways out weigh the same, and it covers nothing one works with. */
export default function InstallNote() {
  const text = useTranslations('layout.install');
  const offer = installOffer();
  return (
    <aside
      aria-labelledby="install-offer"
      className="fixed inset-x-3 bottom-[calc(var(--bar-height)+12px)] z-sticky grid gap-3 rounded-panel bg-surface-2 p-4 shadow-pop sm:start-auto sm:w-96"
    >
      <div>
        <h2 id="install-offer" className="text-17">
          {text('title')}
        </h2>
        <p className="mt-1 text-13 text-text-2">{text('text')}</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="line" onClick={offer.dismiss}>
          {text('later')}
        </Button>
        <Button variant="line" onClick={() => void offer.accept()}>
          {text('accept')}
        </Button>
      </div>
    </aside>
  );
}
