import type { FastifyReply } from 'fastify';
import { dataPolicy } from '../http/security-headers.ts';

/** The words of a page that could not be rendered now. */
export interface BusyTexts {
  /** BCP 47 tag of the language. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly retry: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

/**
 * Answers 503 with a page that takes nothing to make: no render, no file, no script.
 * @param address where the link to try again leads: path and query
 */
export function answerBusy(
  reply: FastifyReply,
  address: string,
  texts: BusyTexts,
  retryAfterSeconds: number,
): FastifyReply {
  const { language, title, description, retry } = texts;
  return reply
    .status(503)
    .headers({
      'retry-after': retryAfterSeconds,
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': dataPolicy,
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="auto"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${escaped(title)}</title><h1>${escaped(title)}</h1><p>${escaped(description)}</p><p><a href="${escaped(address)}">${escaped(retry)}</a></p></html>`,
    );
}
