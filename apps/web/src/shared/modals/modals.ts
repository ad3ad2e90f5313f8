import type { HistoryState, RegisteredRouter } from '@tanstack/react-router';
import { addressedSearch, type Search } from '../navigation/search.ts';
import {
  type ModalRequest,
  modalRequest,
  requestedModal,
  sameRequest,
  withModal,
  withoutModals,
} from './address.ts';
import type { ModalName, ModalParams, ModalValue } from './catalogue.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Modals stacked above the one of the address, the lowest first. */
    modalsAbove?: readonly ModalRequest[] | undefined;
    /** This entry was added by opening a modal, so that going back closes it. */
    openedModal?: true | undefined;
    /** How many entries ago the modal of the address was at its first step. */
    modalSteps?: number | undefined;
  }
}

/** A value the modal takes; `null` opens it without one, for instance to give parameters only. */
type Opening<Name extends ModalName> = [value?: ModalValue<Name>, params?: ModalParams<Name>];

export interface Modals {
  /** Opens a modal through the address; every other modal closes. Going back closes it. */
  open<Name extends ModalName>(name: Name, ...opening: Opening<Name>): void;
  /** Opens a modal above the one that is open, for instance a confirmation. */
  openAbove<Name extends ModalName>(name: Name, ...opening: Opening<Name>): void;
  /** A further step of the open modal, which its parameters name. Going back returns to the step before. */
  step<Name extends ModalName>(
    name: Name,
    value: ModalValue<Name>,
    params: ModalParams<Name>,
  ): void;
  /** Keeps what a step holds in its address, so that coming back to it loses nothing. */
  keep(params: Readonly<Record<string, string | undefined>>): void;
  /** Returns to the first step of the open modal. */
  stepBack(): void;
  /** The open modal is at its first step again, without a way forward to the step it was at. */
  restart(): void;
  /** The same for whoever comes back to this page, which is about to be left and stays as it is. */
  restartOnReturn(): void;
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
  const go = (
    search: Search,
    state: Pick<HistoryState, 'openedModal' | 'modalSteps' | 'modalsAbove'>,
    replace: boolean,
  ) =>
    void routerOf().navigate({
      to: '.',
      search: addressedSearch(search),
      hash: true,
      state: (previous) => ({
        ...previous,
        openedModal: undefined,
        modalsAbove: undefined,
        modalSteps: undefined,
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
      steps: state.modalSteps ?? 0,
      above: state.modalsAbove ?? [],
    };
  };

  const restart = () => {
    const { search, openedModal, steps } = current();
    const open = requestedModal(search);
    if (!open) return;
    go(withModal(search, { ...open, params: {} }), { openedModal, modalSteps: steps }, true);
  };

  return {
    open: (name, value, params) => {
      const { search, openedModal, steps } = current();
      const isOpen = requestedModal(search) !== null;
      go(
        withModal(search, modalRequest(name, value, params)),
        isOpen ? { openedModal, modalSteps: steps } : { openedModal: true },
        isOpen,
      );
    },
    step: (name, value, params) => {
      const { search, openedModal, steps } = current();
      const next = modalRequest(name, value, params);
      go(withModal(search, next), { openedModal, modalSteps: steps + 1 }, false);
    },
    keep: (params) => {
      const { search, openedModal, steps, above } = current();
      const state = { openedModal, modalSteps: steps, modalsAbove: above };
      go({ ...search, ...params }, state, true);
    },
    stepBack: () => {
      const { steps } = current();
      if (steps > 0) routerOf().history.go(-steps);
      else restart();
    },
    restart,
    restartOnReturn: () => {
      const open = requestedModal(current().search);
      const address = new URL(window.location.href);
      for (const param of Object.keys(open?.params ?? {})) address.searchParams.delete(param);
      // Not the router's own, which would show it.
      History.prototype.replaceState.call(window.history, window.history.state, '', address);
    },
    openAbove: (name, value, params) => {
      const { search, above, steps } = current();
      const next = modalRequest(name, value, params);
      const topmost = above.at(-1);
      // A second press before the first one shows.
      if (topmost && sameRequest(topmost, next)) return;
      const modalsAbove = [...above, next];
      go(search, { openedModal: true, modalSteps: steps, modalsAbove }, false);
    },
    close: () => {
      const { search, openedModal, steps, above } = current();
      if (requestedModal(search) === null && above.length === 0) return;
      if (openedModal) routerOf().history.go(above.length > 0 ? -1 : -1 - steps);
      else if (above.length > 0)
        go(search, { modalSteps: steps, modalsAbove: above.slice(0, -1) }, true);
      else go(withoutModals(search), {}, true);
    },
    closeAll: () => {
      const { search } = current();
      go(withoutModals(search), {}, true);
    },
  };
}
