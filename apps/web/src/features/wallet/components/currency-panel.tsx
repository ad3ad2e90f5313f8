import { Popover } from '@pierlight/ui/popover';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SHARED_PARTS } from '#shared/i18n/content.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { CurrencyList } from './currency-list.tsx';

interface CurrencyPanelProps {
  readonly trigger: ReactElement;
  /** Whether it is open from the start: it is loaded by the press that asks for it. */
  readonly defaultOpen?: boolean;
  /** In the header, which does not scroll with the page. */
  readonly pinned?: boolean;
}

/** The player's currencies under the balance that opened them. */
export default function CurrencyPanel({
  trigger,
  defaultOpen = true,
  pinned = false,
}: CurrencyPanelProps) {
  const text = useTranslations('layout.balance');
  const [open, setOpen] = useState(defaultOpen);
  return (
    <Popover
      pinned={pinned}
      trigger={trigger}
      title={text('title')}
      open={open}
      onOpenChange={setOpen}
    >
      <LatePart fallback={null}>
        <WithTexts folders={[SHARED_PARTS]}>
          <CurrencyList onChosen={() => setOpen(false)} />
        </WithTexts>
      </LatePart>
    </Popover>
  );
}
