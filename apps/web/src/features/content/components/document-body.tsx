import type { Block } from '@pierlight/contract/content/documents';
import { Fragment, type ReactNode } from 'react';
import { InlineText } from './inline-text.tsx';

/** The text of a document, from the tree the platform made of its Markdown. */
export function DocumentBody({ blocks }: { readonly blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a document do not move
  return blocks.map((block, index) => <Fragment key={index}>{written(block)}</Fragment>);
}

function written(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-8 scroll-mt-24 text-20 text-text-1 first:mt-0 md:text-25">
          <InlineText parts={block.children} />
        </h2>
      ) : (
        <h3 id={block.id} className="mt-5 scroll-mt-24 text-17 text-text-1">
          <InlineText parts={block.children} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className="mt-3 first:mt-0">
          <InlineText parts={block.children} />
        </p>
      );
    case 'list':
      return block.ordered ? (
        <ol start={block.start} className="mt-3 list-decimal space-y-1.5 ps-6 first:mt-0">
          <Items items={block.items} />
        </ol>
      ) : (
        <ul className="mt-3 list-disc space-y-1.5 ps-6 marker:text-lamp-text first:mt-0">
          <Items items={block.items} />
        </ul>
      );
    case 'quote':
      return (
        <blockquote className="mt-4 rounded-card bg-surface-1 px-5 py-4 shadow-[inset_3px_0_0_0_var(--color-lamp)] first:mt-0 rtl:shadow-[inset_-3px_0_0_0_var(--color-lamp)]">
          <DocumentBody blocks={block.children} />
        </blockquote>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys
        <div className="mt-4 overflow-x-auto first:mt-0" tabIndex={0}>
          <table className="w-full border-collapse text-start">
            <thead>
              <Row cells={block.head} as="th" />
            </thead>
            <tbody>
              {block.rows.map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document do not move
                <Row key={index} cells={cells} as="td" />
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'preformatted':
      return (
        <pre className="mt-4 overflow-x-auto rounded-card bg-surface-1 p-4 text-13 first:mt-0">
          {block.text}
        </pre>
      );
    case 'rule':
      return <hr className="my-6 border-hair" />;
  }
}

function Items({ items }: { readonly items: readonly (readonly Block[])[] }) {
  return items.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items of a document do not move
    <li key={index}>
      <DocumentBody blocks={blocks} />
    </li>
  ));
}

interface RowProps {
  readonly cells: Extract<Block, { kind: 'table' }>['head'];
  readonly as: 'td' | 'th';
}

function Row({ cells, as: Cell }: RowProps) {
  return (
    <tr className="border-hair border-b">
      {cells.map((parts, index) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: cells of a document do not move
          key={index}
          {...(Cell === 'th' ? { scope: 'col' } : {})}
          className="px-3 py-2 text-start align-top first:ps-0 last:pe-0"
        >
          <InlineText parts={parts} />
        </Cell>
      ))}
    </tr>
  );
}
