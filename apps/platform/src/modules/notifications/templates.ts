import type { MessageTopic } from '@pierlight/contract/notifications/schemas';

interface Template {
  readonly topic: MessageTopic;
  /** The page of the site the message leads to, without a locale. */
  readonly path: string | null;
}

/**
 * What players are told of. The words of each are `content/<locale>/notifications/<name>.json`, with
 * `title` and `text`.
 */
export const templates = {
  welcome: { topic: 'account', path: '/profile/info' },
  depositCredited: { topic: 'payments', path: '/profile/history?tab=transactions' },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;
