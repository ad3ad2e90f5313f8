import { languageTag } from '@pierlight/contract/common/language-tag';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error.ts';

/** A page search engines may list: its path without a locale, and when it last changed, where known. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt?: Date | undefined;
}

export interface SitemapOptions {
  readonly publicOrigin: string;
  /** The default locale first: its addresses have no prefix. */
  readonly locales: readonly string[];
  /** Whether search engines are wanted here; not on a copy of the site for trying things out. */
  readonly isIndexed: boolean;
  /** The pages of each kind. */
  readonly pages: () => Promise<Readonly<Record<string, readonly ListedPage[]>>>;
}

/** The protocol allows 50,000 addresses and 50 MB a file; with every language beside each, size comes first. */
const addressesPerFile = 10_000;

/**
 * `/robots.txt`, `/sitemap.xml` (an index) and `/sitemaps/<kind>-<number>.xml`, which name every public
 * page in every language. sitemaps.org/protocol.html
 */
export function registerSitemapRoutes(app: FastifyInstance, options: SitemapOptions): void {
  const { publicOrigin, locales, isIndexed, pages } = options;
  const pagesPerFile = Math.floor(addressesPerFile / locales.length);

  app.get('/robots.txt', (_request, reply) =>
    kept(reply)
      .type('text/plain; charset=utf-8')
      .send(
        isIndexed
          ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`
          : 'User-agent: *\nDisallow: /\n',
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    if (!isIndexed) throw new DomainError('notFound');
    const files = Object.entries(await pages()).flatMap(([kind, listed]) =>
      Array.from({ length: Math.ceil(listed.length / pagesPerFile) }, (_, index) => {
        const address = `${publicOrigin}/sitemaps/${kind}-${index + 1}.xml`;
        return `<sitemap><loc>${xml(address)}</loc></sitemap>`;
      }),
    );
    return sendXml(reply, `<sitemapindex ${namespace}>${files.join('')}</sitemapindex>`);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, kind = '', number = '0'] =
      /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? [];
    const listed = isIndexed ? await pages() : {};
    const start = (Number(number) - 1) * pagesPerFile;
    const part = Object.hasOwn(listed, kind)
      ? (listed[kind]?.slice(start, start + pagesPerFile) ?? [])
      : [];
    if (part.length === 0) throw new DomainError('notFound');
    const entries = part.flatMap((page) => entriesOf(page));
    return sendXml(
      reply,
      `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`,
    );
  });

  function entriesOf({ path, changedAt }: ListedPage): string[] {
    const addresses = locales.map((locale, index) => addressOf(path, index === 0 ? '' : locale));
    const others = [
      ...locales.map((locale, index) => alternate(languageTag(locale), addresses[index] ?? '')),
      alternate('x-default', addresses[0] ?? ''),
    ].join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return addresses.map((address) => `<url><loc>${xml(address)}</loc>${changed}${others}</url>`);
  }

  function addressOf(path: string, prefix: string): string {
    if (prefix === '') return `${publicOrigin}${path}`;
    return `${publicOrigin}/${prefix}${path === '/' ? '' : path}`;
  }
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(address)}"/>`;

const kept = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600');

const sendXml = (reply: FastifyReply, body: string) =>
  kept(reply)
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
