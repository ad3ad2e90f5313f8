import { useLocation, useRouter } from '@tanstack/react-router';
import { ChatButton, isChatOffered } from '#features/chat/public.ts';
import { useConsent } from '#shared/consent/consent-store.ts';
import { Optional } from '#shared/optional.tsx';
import { useSession } from '#shared/session/use-session.ts';

/** The way to the chat, for whom it is there: never over a game, nor over the question about cookies. */
export function ChatCorner() {
  const { chat } = useRouter().options.context.thirdParties;
  const session = useSession();
  const hasChosen = useConsent() !== null;
  const isGame = useLocation({ select: ({ pathname }) => pathname.startsWith('/games/') });
  if (!chat || isGame || !hasChosen || !isChatOffered(session.status, chat.forGuests)) return null;
  return (
    <Optional>
      <ChatButton
        key={session.status === 'player' ? session.playerId : 'guest'}
        settings={chat}
        playerId={session.status === 'player' ? session.playerId : null}
      />
    </Optional>
  );
}
