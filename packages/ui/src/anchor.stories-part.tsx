import type { ComponentPropsWithRef } from 'react';

/** Stands in stories where the site has its router's link. */
export function Anchor({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest}>{children}</a>;
}
