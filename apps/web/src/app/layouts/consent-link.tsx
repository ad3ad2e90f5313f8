import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isPlainPress } from '#shared/navigation/plain-press.ts';
import { layoutParts } from './layout-state.ts';

interface ConsentLinkProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Leads to the page with the choice about cookies; a plain press opens it over the page one is on. */
export function ConsentLink(props: ConsentLinkProps) {
  return (
    <Link
      {...props}
      to="/cookie-settings"
      preload={false}
      rel="nofollow"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        layoutParts.open('consent');
      }}
    />
  );
}
