import type { RegisteredRouter } from '@tanstack/react-router';
import type { Search } from '../navigation/search.ts';
import { type ModalRequest, requestedModal, withModal, withoutModals } from './address.ts';
import type { ModalName, ModalParams, ModalValue } from './catalogue.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Modals stacked above the one of the address, the lowest first. */
    modalsAbove?: readonly ModalRequest[] | undefined;
    /** This entry was added by opening a modal, so that going back closes it. */
    openedModal?: true | undefined;
  }
}

/** A value the modal takes; `null` opens it without one, for instance to give parameters only. */
type Opening<Name extends ModalName> = [value?: ModalValue<Name>, params?: ModalParams<Name>];

export interface Modals {
  /** Opens a modal through the address; every other modal closes. Going back closes it. */
  open<Name extends ModalName>(name: Name, ...opening: Opening<Name>): void;
  /** Opens a modal above the one that is open, for instance a confirmation. */
  openAbove<Name extends ModalName>(name: Name, ...opening: Opening<Name>): void;
  /** Closes the topmost modal. */
  close(): void;
  /** Closes all of them, in one step. */
  closeAll(): void;
}

/** What modals need of the router, so that code outside components can use them too. */
export type ModalRouter = Pick<RegisteredRouter, 'navigate' | 'history' | 'latestLocation'>;

/**
 * Opening a modal changes the query of the address only: no loader runs, no scroll moves.
 *
 * @param routerOf the tab's router, which is made after the services it carries
 */
export function createModals(routerOf: () => ModalRouter): Modals {
  const request = (name: ModalName, value?: string | null, params?: object): ModalRequest => ({
    name,
    value: value ?? null,
    params: { ...(params as Record<string, string> | undefined) },
  });
  const go = (
    search: Search,
    state: { openedModal?: true | undefined; modalsAbove?: readonly ModalRequest[] | undefined },
    replace: boolean,
  ) =>
    void routerOf().navigate({
      to: '.',
      search: search as never,
      hash: true,
      state: (previous) => ({
        ...previous,
        openedModal: undefined,
        modalsAbove: undefined,
        ...state,
      }),
      replace,
      resetScroll: false,
    });

  const current = () => {
    const { search, state } = routerOf().latestLocation;
    return {
      search: search as Search,
      openedModal: state.openedModal,
      above: state.modalsAbove ?? [],
    };
  };

  return {
    open: (name, value, params) => {
      const { search, openedModal } = current();
      const isOpen = requestedModal(search) !== null;
      go(
        withModal(search, request(name, value, params)),
        isOpen ? { openedModal } : { openedModal: true },
        isOpen,
      );
    },
    openAbove: (name, value, params) => {
      const { search, above } = current();
      const modalsAbove = [...above, request(name, value, params)];
      go(search, { openedModal: true, modalsAbove }, false);
    },
    close: () => {
      const { search, openedModal, above } = current();
      if (requestedModal(search) === null && above.length === 0) return;
      if (openedModal) routerOf().history.back();
      else if (above.length > 0) go(search, { modalsAbove: above.slice(0, -1) }, true);
      else go(withoutModals(search), {}, true);
    },
    closeAll: () => {
      const { search } = current();
      go(withoutModals(search), {}, true);
    },
  };
}
