import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { NewspaperIcon } from '@phosphor-icons/react/dist/ssr/Newspaper';
import { UserCircleIcon } from '@phosphor-icons/react/dist/ssr/UserCircle';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import type { MessageTopic } from '@pierlight/contract/notifications/schemas';
import { Disc, type Tone } from '@pierlight/ui/disc';

const signs = {
  account: { icon: UserCircleIcon, tone: 'lamp' },
  payments: { icon: WalletIcon, tone: 'tide' },
  news: { icon: NewspaperIcon, tone: 'lamp' },
  offers: { icon: MegaphoneIcon, tone: 'tide' },
} satisfies Record<MessageTopic, { icon: typeof WalletIcon; tone: Tone }>;

interface MessageSignProps {
  readonly topic: MessageTopic;
  /** What was read is drawn without colour. */
  readonly isUnread: boolean;
}

/** What a message is about. */
export function MessageSign({ topic, isUnread }: MessageSignProps) {
  const { icon: Icon, tone } = signs[topic];
  return (
    <Disc tone={isUnread ? tone : 'neutral'}>
      <Icon size={20} />
    </Disc>
  );
}
