import type { Inline } from '@pierlight/contract/content/documents';
import { linkStyle } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';

/** Runs of a line. What is text stays text: nothing of it is ever read as markup. */
export function InlineText({ parts }: { readonly parts: readonly Inline[] }) {
  // Parts of a document do not move, so their places name them.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return parts.map((part, index) => <Fragment key={index}>{written(part)}</Fragment>);
}

function written(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'break') return <br />;
  const below = <InlineText parts={part.children} />;
  switch (part.kind) {
    case 'strong':
      return <strong className="font-semibold text-text-1">{below}</strong>;
    case 'emphasis':
      return <em>{below}</em>;
    case 'code':
      return <code className="rounded-[4px] bg-surface-2 px-1 py-0.5 text-13">{below}</code>;
    case 'link':
      return <DocumentLink href={part.href}>{below}</DocumentLink>;
  }
}

interface DocumentLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A path of the site is opened in the reader's language, without loading the site anew. */
function DocumentLink({ href, children }: DocumentLinkProps) {
  if (!href.startsWith('/'))
    return (
      <a href={href} rel="noopener" className={linkStyle()}>
        {children}
      </a>
    );
  const [path = '/', place] = href.split('#');
  return (
    <Link to={path as '/'} {...(place ? { hash: place } : {})} className={linkStyle()}>
      {children}
    </Link>
  );
}
