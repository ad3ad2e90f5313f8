/** What of Freshchat's widget (developers.freshchat.com/web-sdk) the site uses. */
export interface FreshchatWidget {
  init(options: FreshchatOptions): void;
  open(): void;
  destroy(): void;
  on(
    event: 'user:created' | 'widget:loaded' | 'widget:opened' | 'widget:closed',
    listener: (answer?: UserAnswer) => void,
  ): void;
}

interface UserAnswer {
  readonly status?: number;
  readonly data?: { readonly restoreId?: unknown } | null;
}

export interface FreshchatOptions {
  /** The site's public key. */
  readonly token: string;
  readonly host: string;
  /** The player's id; a guest has none. */
  readonly externalId?: string;
  /** Brings an earlier conversation back. */
  readonly restoreId?: string;
  readonly locale: string;
  readonly config: {
    readonly headerProperty: { readonly hideChatButton: true; readonly direction: 'ltr' | 'rtl' };
  };
}

declare global {
  interface Window {
    fcWidget?: FreshchatWidget;
  }
}

let loading: Promise<FreshchatWidget> | null = null;

/** Loads the chat's script, once. @throws Error when it does not come; the next call tries again */
function loadWidget(host: string): Promise<FreshchatWidget> {
  loading ??= new Promise<FreshchatWidget>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${host}/js/widget.js`;
    script.onload = () =>
      window.fcWidget ? resolve(window.fcWidget) : reject(new Error('The chat has no widget'));
    script.onerror = () => {
      script.remove();
      reject(new Error('The chat does not load'));
    };
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export interface ChatVisitor {
  /** Null for a guest. */
  readonly playerId: string | null;
  readonly restoreId: string | null;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The restore id that an answer about the visitor carries, if any. */
export function restoreIdOf(answer: UserAnswer | undefined): string | null {
  const restoreId = answer?.status === 200 ? answer.data?.restoreId : null;
  return typeof restoreId === 'string' && restoreId !== '' ? restoreId : null;
}

/** How the widget is opened for a visitor. */
export function chatOptions(
  { host, token }: { readonly host: string; readonly token: string },
  { playerId, restoreId, locale, direction }: ChatVisitor,
): FreshchatOptions {
  return {
    token,
    host,
    locale,
    ...(playerId === null ? {} : { externalId: playerId }),
    ...(playerId !== null && restoreId !== null ? { restoreId } : {}),
    config: { headerProperty: { hideChatButton: true, direction } },
  };
}

let current: FreshchatWidget | null = null;

/** Opens the chat; `onRestoreId` hears of a conversation that was begun. @throws Error as above */
export async function openChat(
  settings: { readonly host: string; readonly token: string },
  visitor: ChatVisitor,
  onRestoreId: (restoreId: string) => void,
): Promise<void> {
  const widget = await loadWidget(settings.host);
  if (current === null) {
    widget.init(chatOptions(settings, visitor));
    widget.on('user:created', (answer) => {
      const restoreId = restoreIdOf(answer);
      if (restoreId !== null) onRestoreId(restoreId);
    });
    current = widget;
  }
  widget.open();
}

/** Ends the chat of this visitor: nobody after them on this device finds it open. */
export function endChat(): void {
  current?.destroy();
  current = null;
}
