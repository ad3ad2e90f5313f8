import { z } from 'zod';
import { slug } from '../common/schemas.ts';

/** Kinds of documents, each a folder of Markdown files in `content/<locale>/`. */
export const documentFolder = z.enum(['static', 'questions', 'bonus', 'welcome-package']);
export type DocumentFolder = z.infer<typeof documentFolder>;

/** A run of a line: plain text, or text with a meaning. There is no markup in it. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'code'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'link';
      /** A path of the site (`/static/terms`), a place on the page (`#costs`), or `https:`, `mailto:`, `tel:`. */
      readonly href: string;
      readonly children: readonly Inline[];
    }
  | { readonly kind: 'break' };

/** A part of a document, the parsed form of a block of Markdown. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      /** Unique on the page; addresses link to it. */
      readonly id: string;
      readonly children: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'preformatted'; readonly text: string }
  | { readonly kind: 'rule' };

const inline: z.ZodType<Inline> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ kind: z.enum(['strong', 'emphasis', 'code']), children: z.array(inline) }),
    z.object({ kind: z.literal('link'), href: z.string(), children: z.array(inline) }),
    z.object({ kind: z.literal('break') }),
  ]),
);

const block: z.ZodType<Block> = z.lazy(() =>
  z.union([
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      id: z.string(),
      children: z.array(inline),
    }),
    z.object({ kind: z.literal('paragraph'), children: z.array(inline) }),
    z.object({
      kind: z.literal('list'),
      ordered: z.boolean(),
      start: z.int(),
      items: z.array(z.array(block)),
    }),
    z.object({ kind: z.literal('quote'), children: z.array(block) }),
    z.object({
      kind: z.literal('table'),
      head: z.array(z.array(inline)),
      rows: z.array(z.array(z.array(inline))),
    }),
    z.object({ kind: z.literal('preformatted'), text: z.string() }),
    z.object({ kind: z.literal('rule') }),
  ]),
);

/** What a list shows of a document. */
export const documentSummary = z.object({
  /** Its name in addresses: the file's name. */
  identity: slug,
  title: z.string(),
  description: z.string(),
  /** Locale of its text: the default one where the asked one has no such document. */
  lang: z.string(),
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: z.iso.date(),
  /** First and last day on which it is shown; null where there is none. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** A document with its text. */
export const contentDocument = documentSummary.extend({ body: z.array(block) });
export type ContentDocument = z.infer<typeof contentDocument>;

/** An entry of a list; it has its text when that was requested. */
export const listedDocument = documentSummary.extend({ body: z.array(block).optional() });
export type ListedDocument = z.infer<typeof listedDocument>;
