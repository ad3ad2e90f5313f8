import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The way on from a page with nothing on it: to the lobby. */
export function HomeLink({ children }: { readonly children: ReactNode }) {
  return (
    <Link to="/" className={buttonStyle({ variant: 'line' })}>
      {children}
    </Link>
  );
}
