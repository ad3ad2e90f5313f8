import { redirect } from '@tanstack/react-router';
import type { Site } from './site.ts';

/**
 * For `beforeLoad` of pages that need a player: a guest is sent home, where the sign-in modal opens.
 * The server shows the frame of the page while a session is being resumed, which only the browser
 * can do.
 */
export async function requirePlayer({ context }: { readonly context: Site }): Promise<void> {
  const { session, isServer } = context;
  const state = isServer ? session.getState() : await session.settle();
  if (state.status === 'guest') throw redirect({ to: '/', search: { 'sign-in': 'true' } as never });
}

/** For loaders of such pages: loads only when the player is known, else the page does it itself. */
export async function whenPlayer(context: Site, load: () => Promise<unknown>): Promise<void> {
  if (context.session.getState().status === 'player') await load();
}
