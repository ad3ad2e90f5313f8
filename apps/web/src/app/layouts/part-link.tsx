import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { isPlainPress } from '#shared/navigation/plain-press.ts';
import { layoutParts } from './layout-state.ts';

/** The pages that hold what a part does, for whoever has no scripts. */
const pages = { consent: '/cookie-settings', search: '/search' } as const;

type PartLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-keyshortcuts'> & {
  readonly part: keyof typeof pages;
};

/** Leads to the page that does what a part of the frame does; a plain press opens the part itself. */
export function PartLink({ part, ...rest }: PartLinkProps) {
  return (
    <Link
      {...rest}
      to={pages[part]}
      preload={false}
      rel="nofollow"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        layoutParts.open(part);
      }}
    />
  );
}
