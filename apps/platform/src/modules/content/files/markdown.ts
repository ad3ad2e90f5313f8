import type { Block, Inline } from '@pierlight/contract/content/documents';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { isSafeHref } from './links.ts';
import type { Mistake } from './mistake.ts';

type Root = ReturnType<typeof fromMarkdown>;
type RootContent = Root['children'][number];
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number];
type Nodes = RootContent | PhrasingContent;

/** Lists and quotes in each other; deeper ones are told as a mistake and flattened. */
const deepest = 6;

/** A heading may name its place: `## Costs {#costs}`. The same id in every language keeps links alive. */
const namedPlace = /\s*\{#([a-z0-9][a-z0-9-]{0,79})\}\s*$/;

/**
 * Reads Markdown into a tree that holds text and nothing that could become markup: HTML in it stays
 * text, and a link that leads nowhere safe is left as its words.
 */
export function readMarkdown(
  text: string,
  mayLinkTo: (href: string) => boolean = isSafeHref,
): {
  readonly blocks: readonly Block[];
  readonly mistakes: readonly Mistake[];
} {
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const mistakes: Mistake[] = [];
  const definitions = new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );
  const taken = new Set<string>();
  const complain = (node: Nodes, problem: string) =>
    mistakes.push({ line: node.position?.start.line ?? 1, problem });

  function blocksOf(nodes: readonly RootContent[], depth: number): Block[] {
    return nodes.flatMap((node) => blockOf(node, depth));
  }

  function blockOf(node: RootContent, depth: number): readonly Block[] {
    switch (node.type) {
      case 'heading':
        return [headingOf(node)];
      case 'paragraph':
        return [{ kind: 'paragraph', children: inlinesOf(node.children) }];
      case 'blockquote':
        if (depth >= deepest) return tooDeep(node);
        return [{ kind: 'quote', children: blocksOf(node.children, depth + 1) }];
      case 'list':
        if (depth >= deepest) return tooDeep(node);
        return [
          {
            kind: 'list',
            ordered: node.ordered === true,
            start: node.start ?? 1,
            items: node.children.map((item) => blocksOf(item.children, depth + 1)),
          },
        ];
      case 'listItem':
        return blocksOf(node.children, depth);
      case 'table': {
        const [head, ...rows] = node.children.map((row) =>
          row.children.map((cell) => inlinesOf(cell.children)),
        );
        return head ? [{ kind: 'table', head, rows }] : [];
      }
      case 'code':
        return [{ kind: 'preformatted', text: node.value }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'html':
        complain(node, 'HTML is shown as it is written; use Markdown instead');
        return [{ kind: 'paragraph', children: [node.value] }];
      case 'definition':
        return [];
      default:
        return [{ kind: 'paragraph', children: [textOf(node)] }];
    }
  }

  function tooDeep(node: Nodes): Block[] {
    complain(node, `lists and quotes may stand in each other ${deepest} deep`);
    return [{ kind: 'paragraph', children: [textOf(node)] }];
  }

  function headingOf(node: Extract<RootContent, { type: 'heading' }>): Block {
    if (node.depth === 1)
      complain(node, 'the title stands on top of the file; headings of the text begin with "##"');
    const words = textOf(node);
    const named = namedPlace.exec(words)?.[1];
    const children = inlinesOf(node.children);
    const last = children.at(-1);
    if (named !== undefined && typeof last === 'string')
      children.splice(-1, 1, last.replace(namedPlace, ''));
    const wanted = named ?? placeOf(words);
    if (named !== undefined && taken.has(named))
      complain(node, `"#${named}" stands on the page twice`);
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return {
      kind: 'heading',
      level: node.depth <= 2 ? 2 : 3,
      id,
      children: children.filter(isNotEmpty),
    };
  }

  function inlinesOf(nodes: readonly PhrasingContent[]): Inline[] {
    return joined(nodes.flatMap((node) => inlineOf(node)));
  }

  function linked(
    node: Extract<PhrasingContent, { type: 'link' | 'linkReference' }>,
    href: string | undefined,
  ) {
    const children = inlinesOf(node.children);
    if (href !== undefined && mayLinkTo(href)) return [{ kind: 'link', href, children } as const];
    complain(
      node,
      `a link may lead to a path of the site, "#place", https:, mailto: or tel:, not to "${href ?? ''}"`,
    );
    return children;
  }

  function inlineOf(node: PhrasingContent): readonly Inline[] {
    switch (node.type) {
      case 'text':
        return [node.value.replaceAll('\n', ' ')];
      case 'strong':
        return [{ kind: 'strong', children: inlinesOf(node.children) }];
      case 'emphasis':
        return [{ kind: 'emphasis', children: inlinesOf(node.children) }];
      case 'inlineCode':
        return [{ kind: 'code', children: [node.value] }];
      case 'break':
        return [{ kind: 'break' }];
      case 'link':
        return linked(node, node.url);
      case 'linkReference':
        return linked(node, definitions.get(node.identifier));
      case 'html':
        complain(node, 'HTML is shown as it is written; use Markdown instead');
        return [node.value];
      case 'image':
      case 'imageReference':
        complain(node, 'pictures are not shown in documents');
        return node.alt ? [node.alt] : [];
      default:
        return [textOf(node)];
    }
  }

  return { blocks: blocksOf(tree.children, 0), mistakes };
}

const isNotEmpty = (part: Inline) => part !== '';

/** Neighbouring texts as one. */
function joined(parts: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}

/** Letters and digits of any script, with hyphens between words. */
function placeOf(words: string): string {
  const place = words
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return place || 'section';
}
