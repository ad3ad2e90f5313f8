import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { changeFailed } from '../change-failed.ts';
import { chooseMutation, preferencesQuery } from '../preferences-api.ts';
import { comesOn } from '../reach.ts';

/** The way out of messages of a kind, beside each of them: one press, and one back. */
export function StopKind({ kind }: { readonly kind: UnaskedKind }) {
  const text = useTranslations('account.notifications.stop');
  const preferences = useQuery(preferencesQuery()).data;
  const choose = useMutation({ ...chooseMutation(), onError: changeFailed });
  if (!preferences) return null;
  const comes = comesOn(preferences, kind, 'inbox');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-13 text-text-2">
      <span role="status" className="empty:visually-hidden">
        {comes ? '' : text(`${kind}.stopped`)}
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3"
        loading={choose.isPending}
        onClick={() => {
          if (!choose.isPending) choose.mutate({ kind, channel: 'inbox', isOn: !comes });
        }}
      >
        {text(comes ? `${kind}.stop` : 'again')}
      </Button>
    </p>
  );
}
