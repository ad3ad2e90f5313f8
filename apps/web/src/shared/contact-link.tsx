import { buttonStyle } from '@pierlight/ui/button';
import type { ComponentProps, ReactNode } from 'react';
import { localizePath } from './i18n/localize-path.ts';
import { useServices } from './services.ts';

type ContactLinkProps = NonNullable<Parameters<typeof buttonStyle>[0]> & {
  readonly children: ReactNode;
} & Pick<ComponentProps<'a'>, 'onClick'>;

/** The way to a person, in the look of a button. */
export function ContactLink({ children, onClick, ...style }: ContactLinkProps) {
  const { locale } = useServices();
  return (
    <a href={localizePath('/contact', locale)} className={buttonStyle(style)} onClick={onClick}>
      {children}
    </a>
  );
}
