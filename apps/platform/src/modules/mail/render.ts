import type { Block, Inline } from '@pierlight/contract/content/documents';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';

export interface Rendering {
  /** The language tag of its texts. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly values: Readonly<Record<string, string>>;
  /** Makes the address of a link absolute: paths of the site lead there. */
  readonly addressOf: (href: string) => string;
}

/** Puts values into a text. They stay text: what looks like a placeholder in them is none. */
export function fill(message: string, { tag, values }: Rendering): string {
  return String(format(compile(message), tag, values, { formatters }));
}

const formatters = {
  getDateTimeFormat: (...how: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...how),
  getNumberFormat: (...how: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...how),
  getPluralRules: (...how: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...how),
};

/** A mail's text for readers that show no markup. */
export function textOfMail(blocks: readonly Block[], how: Rendering): string {
  return `${blocks.map((block) => textOf(block, how)).join('\n\n')}\n`;
}

function textOf(block: Block, how: Rendering): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children, how);
    case 'quote':
      return block.children
        .map((child) => textOf(child, how))
        .join('\n\n')
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'list':
      return block.items
        .map((item, index) => {
          const sign = block.ordered ? `${block.start + index}.` : '-';
          return `${sign} ${item.map((child) => textOf(child, how)).join('\n')}`;
        })
        .join('\n');
    case 'table':
      return [block.head, ...block.rows]
        .map((row) => row.map((cell) => inlineText(cell, how)).join(' | '))
        .join('\n');
    case 'preformatted':
      return fill(block.text, how);
    case 'rule':
      return '-- ';
  }
}

function inlineText(parts: readonly Inline[], how: Rendering): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return fill(part, how);
      if (part.kind === 'break') return '\n';
      const words = inlineText(part.children, how);
      return part.kind === 'link' ? `${words}: ${hrefOf(part.href, how)}` : words;
    })
    .join('');
}

/** The same as HTML, with styles where mail readers want them. */
export function htmlOfMail(blocks: readonly Block[], how: Rendering): string {
  const body = blocks.map((block) => htmlOf(block, how)).join('\n');
  return `<!doctype html>
<html lang="${escaped(how.tag)}" dir="${how.direction}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
<p style="font-weight:700;letter-spacing:-.01em">Pierlight</p>
${body}
</div></body></html>`;
}

function htmlOf(block: Block, how: Rendering): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.children, how)}</h${block.level}>`;
    case 'paragraph':
      return `<p style="white-space:pre-wrap">${inlineHtml(block.children, how)}</p>`;
    case 'quote':
      return `<blockquote style="margin:16px 0;padding:8px 16px;border-inline-start:3px solid #d99a2b">${block.children
        .map((child) => htmlOf(child, how))
        .join('\n')}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map(
        (item) => `<li>${item.map((child) => htmlOf(child, how)).join('')}</li>`,
      );
      return `<${tag}>${items.join('')}</${tag}>`;
    }
    case 'table':
      return `<table>${[block.head, ...block.rows]
        .map((row) => `<tr>${row.map((cell) => `<td>${inlineHtml(cell, how)}</td>`).join('')}</tr>`)
        .join('')}</table>`;
    case 'preformatted':
      return `<pre>${escaped(fill(block.text, how))}</pre>`;
    case 'rule':
      return '<hr>';
  }
}

function inlineHtml(parts: readonly Inline[], how: Rendering): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escaped(fill(part, how));
      if (part.kind === 'break') return '<br>';
      const inner = inlineHtml(part.children, how);
      switch (part.kind) {
        case 'strong':
          return `<strong>${inner}</strong>`;
        case 'emphasis':
          return `<em>${inner}</em>`;
        case 'code':
          return `<code>${inner}</code>`;
        case 'link':
          return `<a href="${escaped(hrefOf(part.href, how))}">${inner}</a>`;
      }
      return '';
    })
    .join('');
}

/** A link is a fixed address, or a value as a whole. */
function hrefOf(href: string, how: Rendering): string {
  const name = /^\{(\w+)\}$/.exec(href)?.[1];
  return how.addressOf(name === undefined ? href : (how.values[name] ?? '#'));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
