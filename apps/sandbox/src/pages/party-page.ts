import { html, type Markup } from './html.ts';

/** A party that shows pages of its own. */
export interface Party {
  readonly name: string;
  /** Its sign beside the name. */
  readonly mark: Markup;
  /** Addresses of its icon, its styles after the common frame, and its script. */
  readonly icon: string;
  readonly styles: readonly string[];
  readonly script?: string;
  /** Scripts before it that are no modules. */
  readonly classicScripts?: readonly string[];
}

export interface PageContent {
  /** BCP 47 tag of the page's language. */
  readonly lang: string;
  readonly title: string;
  readonly body: Markup;
}

/** A whole page of a party: its head, its name with the sign that this is a sandbox, and the body. */
export function partyPage(party: Party, { lang, title, body }: PageContent): string {
  const styles = ['/assets/frame.css', ...party.styles];
  return `<!doctype html>${
    html`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title} · ${party.name}</title>
    <link rel="icon" href="${party.icon}" type="image/svg+xml">
    ${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
    ${(party.classicScripts ?? []).map((src) => html`<script defer src="${src}"></script>`)}
    ${party.script === undefined ? null : html`<script type="module" src="${party.script}"></script>`}
  </head>
  <body>
    <header class="top">
      <p class="brand">${party.mark}<span>${party.name}</span> <span class="tag">Sandbox</span></p>
    </header>
    ${body}
  </body>
</html>`.text
  }`;
}
