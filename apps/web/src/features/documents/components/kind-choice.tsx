import { CoinsIcon } from '@phosphor-icons/react/dist/ssr/Coins';
import { CreditCardIcon } from '@phosphor-icons/react/dist/ssr/CreditCard';
import { GlobeHemisphereWestIcon } from '@phosphor-icons/react/dist/ssr/GlobeHemisphereWest';
import { HouseLineIcon } from '@phosphor-icons/react/dist/ssr/HouseLine';
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/ssr/IdentificationCard';
import { type DocumentKind, documentKinds } from '@pierlight/contract/documents/statuses';
import { Button } from '@pierlight/ui/button';
import { Card } from '@pierlight/ui/card';
import { useTranslations } from 'use-intl';

const icons = {
  identityCard: IdentificationCardIcon,
  passport: GlobeHemisphereWestIcon,
  proofOfAddress: HouseLineIcon,
  paymentMethod: CreditCardIcon,
  sourceOfFunds: CoinsIcon,
} as const satisfies Record<DocumentKind, unknown>;

function KindLine({ kind }: { readonly kind: DocumentKind }) {
  const text = useTranslations(`account.documents.kinds.${kind}`);
  const Icon = icons[kind];
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-surface-3 text-text-2">
        <Icon aria-hidden="true" size={24} />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{text('title')}</span>
        <span className="text-13 text-text-2">{text('note')}</span>
      </span>
    </>
  );
}

/** What a document shows, one press each. */
export function KindChoice({ onKind }: { readonly onKind: (kind: DocumentKind) => void }) {
  const text = useTranslations('account.documents');
  return (
    <ul aria-label={text('send.kind')} className="grid gap-2 sm:grid-cols-2">
      {documentKinds.map((kind) => (
        <li key={kind} className="grid">
          <Card
            interactive
            pad
            render={<button type="button" onClick={() => onKind(kind)} />}
            className="flex items-center gap-3"
          >
            <KindLine kind={kind} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The kind that was chosen, and the way to another. */
export function ChosenKind({
  kind,
  onOther,
}: {
  readonly kind: DocumentKind;
  readonly onOther: () => void;
}) {
  const text = useTranslations('account.documents.send');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <KindLine kind={kind} />
      {/* The card that was pressed is gone. */}
      <Button size="sm" variant="line" autoFocus onClick={onOther}>
        {text('other')}
      </Button>
    </div>
  );
}
