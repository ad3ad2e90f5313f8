import { useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { isPlainPress } from '../navigation/plain-press.ts';
import { modalHref, modalRequest } from './address.ts';
import type { ModalName, ModalParams, ModalValue } from './catalogue.ts';
import { useModals } from './use-modals.ts';

type ModalLinkProps<Name extends ModalName> = Omit<ComponentProps<'a'>, 'href'> & {
  readonly modal: Name;
  /** A value it takes; without, it is opened plainly. */
  readonly value?: ModalValue<Name>;
  readonly params?: ModalParams<Name>;
};

/**
 * A link that opens a modal over the page one is on, for a press that does nothing else: as a button,
 * `<Button render={<ModalLink modal="sign-in" />}>`. Without scripts it leads to the modal's address.
 */
export function ModalLink<Name extends ModalName>({
  modal,
  value,
  params,
  onClick,
  ...rest
}: ModalLinkProps<Name>) {
  const modals = useModals();
  const href = useLocation({
    select: ({ search }) => modalHref(search, modalRequest(modal, value, params)),
  });
  return (
    <a
      rel="nofollow"
      aria-haspopup="dialog"
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        modals.open(modal, value, params);
      }}
    />
  );
}
