import { withoutSecrets } from '../navigation/address-secrets.ts';
import { withoutCampaignIn } from '../navigation/campaign-parameters.ts';
import { type Search, stringifySearch } from '../navigation/search.ts';
import type { SessionState } from '../session/session.ts';
import {
  isModalName,
  type ModalName,
  type ModalParams,
  type ModalSearch,
  type ModalValue,
  modalNames,
  modalRow,
} from './catalogue.ts';

/** A modal as an address asks for it. */
export interface ModalRequest {
  readonly name: ModalName;
  readonly value: string | null;
  readonly params: Readonly<Record<string, string>>;
}

const OPEN_WITHOUT_VALUE = 'true';

/** A modal as something on the page asks for it. */
export function modalRequest<Name extends ModalName>(
  name: Name,
  value?: ModalValue<Name>,
  params?: ModalParams<Name>,
): ModalRequest {
  return {
    name,
    value: value ?? null,
    params: { ...(params as Record<string, string> | undefined) },
  };
}

/** The modal of the first recognised parameter of a query, or null. */
export function requestedModal(search: Search): ModalRequest | null {
  const name = Object.keys(search).find(isModalName);
  if (!name) return null;
  const { values = [], params = [] } = modalRow(name);
  const value = single(search[name]);
  return {
    name,
    value: value !== null && takesValue(values, value) ? value : null,
    params: Object.fromEntries(
      params.flatMap((param) => {
        const given = single(search[param]);
        return given === null ? [] : [[param, given]];
      }),
    ),
  };
}

/** Parameters that belong to a modal, whichever. */
const modalParams = new Set(modalNames.flatMap((name) => modalRow(name).params ?? []));

/**
 * What of an address is about modals and has a meaning, for the root route. It stands there as it was
 * written: the router writes what a route reads back into the address.
 */
export function readModalSearch(search: Readonly<Record<string, unknown>>): ModalSearch {
  const read = Object.entries(search).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      (isModalName(name)
        ? value === OPEN_WITHOUT_VALUE || takesValue(modalRow(name).values ?? [], value)
        : modalParams.has(name)),
  );
  return Object.fromEntries(read);
}

/** The query without any modal and without the parameters that belong to one that is open. */
export function withoutModals(search: Search): Search {
  const leaving = new Set(
    modalNames.flatMap((name) =>
      search[name] === undefined ? [] : [name as string, ...(modalRow(name).params ?? [])],
    ),
  );
  return Object.fromEntries(Object.entries(search).filter(([name]) => !leaving.has(name)));
}

/** The query with this modal open and every other query-backed one closed. */
export function withModal(search: Search, { name, value, params }: ModalRequest): Search {
  return { ...withoutModals(search), [name]: value ?? OPEN_WITHOUT_VALUE, ...params };
}

/**
 * The query a link opens a modal by, beside what the page's own address says: no secret, and nothing of an
 * advertisement, since one page is rendered for the visitors of all of them.
 */
export function modalHref(search: object, request: ModalRequest): string {
  return stringifySearch(withModal(withoutCampaignIn(withoutSecrets(search)), request));
}

/** Whether the visitor may see the modal; null while a session is still being resumed. */
export function isAllowed(name: ModalName, session: SessionState): boolean | null {
  const { audience } = modalRow(name);
  if (audience === 'anyone') return true;
  if (session.status === 'resuming') return null;
  return audience === session.status;
}

/** Whether both ask for the same modal with the same value and parameters. */
export function sameRequest(one: ModalRequest, other: ModalRequest): boolean {
  return (
    one.name === other.name &&
    one.value === other.value &&
    JSON.stringify(one.params) === JSON.stringify(other.params)
  );
}

function takesValue(values: readonly string[] | 'any', value: string): boolean {
  return values === 'any' ? value !== '' && value !== OPEN_WITHOUT_VALUE : values.includes(value);
}

function single(value: Search[string]): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : (value[0] ?? null);
}
