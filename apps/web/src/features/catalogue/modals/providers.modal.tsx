import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { providersQuery } from '../api.ts';
import { ProviderTile } from '../components/providers-rail.tsx';

/** Every studio, to go to. */
export default function ProvidersModal() {
  return (
    <WithTexts folders={['modals']}>
      <Providers />
    </WithTexts>
  );
}

function Providers() {
  const text = useTranslations('modals.games');
  const providers = useQuery(providersQuery()).data ?? [];
  return (
    <ModalFrame title={text('providers')}>
      <ul className="grid grid-cols-2 gap-2 pb-2">
        {providers.map((provider) => (
          <li key={provider.id}>
            <ProviderTile provider={provider} />
          </li>
        ))}
      </ul>
    </ModalFrame>
  );
}
