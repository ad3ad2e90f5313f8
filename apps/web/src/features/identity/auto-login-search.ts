/** The query of a link that signs in, once its token has left it: the page to lead to. */
export type AutoLoginSearch = { readonly state?: string };

export function readAutoLoginSearch({ state }: Readonly<Record<string, unknown>>): AutoLoginSearch {
  return typeof state === 'string' ? { state } : {};
}
