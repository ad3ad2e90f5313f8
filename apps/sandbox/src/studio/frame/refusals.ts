import type { StudioErrorCode } from '../protocol.ts';
import { tell } from './dialog.ts';
import { ConnectionLost, Refusal } from './session-client.ts';
import { createSiteLink, siteOrigin } from './site-link.ts';
import type { FrameTexts } from './texts/en.ts';
import { fillIn } from './texts/say.ts';

/** Refusals after which only a new session helps. */
export const reloading: ReadonlySet<StudioErrorCode> = new Set([
  'session-expired',
  'bad-request',
  'request-reused',
  'round-open',
]);

/** What the way on from a refusal is called; `lower` is a stake the balance covers. */
export function actionFor(code: StudioErrorCode, texts: FrameTexts, lower: string | null): string {
  if (lower !== null) return fillIn(texts.lowerStake, { amount: lower });
  if (code === 'game-unavailable') return texts.toLobby;
  return reloading.has(code) ? texts.reload : texts.ok;
}

/** A session that cannot be opened is told, with the one thing that may help. */
export async function tellFailure(error: unknown, texts: FrameTexts): Promise<void> {
  const link = createSiteLink(siteOrigin(null));
  if (error instanceof Refusal) {
    link.send({ type: 'error', code: error.code });
    const gone = error.code === 'session-expired' || error.code === 'game-unavailable';
    const inSite = window.parent !== window;
    await tell({
      title: texts.titles[error.code],
      text: error.message,
      action: gone && inSite ? texts.toLobby : texts.retry,
    });
    if (gone && inSite) {
      link.send({ type: 'close' });
      return;
    }
  } else {
    const lost = error instanceof ConnectionLost;
    link.send({ type: 'error', code: lost ? 'offline' : 'broken' });
    await tell({
      title: lost ? texts.titles.offline : texts.titles.broken,
      text: lost ? texts.offline : texts.broken,
      action: texts.retry,
    });
  }
  location.reload();
}
