import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleDots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { alerts } from '#shared/alerts/alerts.ts';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useServices } from '#shared/services.ts';
import { endChat, openChat } from '../freshchat.ts';

interface ChatButtonProps {
  readonly settings: { readonly host: string; readonly token: string };
  /** Null for a guest. */
  readonly playerId: string | null;
}

/** Opens the chat. Its script comes from a third party and is loaded by this press, not before. */
export default function ChatButton({ settings, playerId }: ChatButtonProps) {
  const text = useTranslations('layout.chat');
  const { locale } = useServices();
  const client = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const keep = useMutation({
    mutationFn: (freshchatRestoreId: string) =>
      apiOf(client).player.updateProfile({ freshchatRestoreId }),
    onSuccess: ({ data }) => keepAnswer(client, profileQuery().queryKey, data),
    onError: (error) => console.warn('The chat could not be noted in the profile', error),
  });

  // Somebody else signs in, nobody does any more, or a game begins: the restore id brings it back.
  useEffect(() => endChat, []);

  const open = async () => {
    setOpening(true);
    try {
      const profile = playerId === null ? null : await client.ensureQueryData(profileQuery());
      const visitor = {
        playerId,
        restoreId: profile?.freshchatRestoreId ?? null,
        locale,
        direction: locales[locale].direction,
      };
      await openChat(settings, visitor, (restoreId) => {
        if (playerId !== null) keep.mutate(restoreId);
      });
    } catch (error) {
      console.warn('The chat does not open', error);
      alerts.show({ key: 'chat.failed', tone: 'error', ignoreDuplicates: true });
    }
    setOpening(false);
  };

  return (
    <button
      type="button"
      aria-label={isOpening ? text('loading') : text('open')}
      aria-disabled={isOpening}
      onClick={isOpening ? undefined : () => void open()}
      data-corner=""
      className="fixed end-4 bottom-[calc(var(--bar-height)+1rem)] z-header grid size-12 place-items-center rounded-full bg-surface-3 text-text-1 shadow-pop hover:bg-surface-2 lg:end-6 lg:bottom-6 below-rows:static below-rows:ms-auto below-rows:me-4 below-rows:-mt-16 below-rows:mb-[calc(var(--bar-height)+1rem)] print:hidden"
    >
      <ChatCircleDotsIcon aria-hidden="true" size={24} />
    </button>
  );
}
