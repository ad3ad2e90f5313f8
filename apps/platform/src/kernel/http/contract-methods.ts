import { contract } from '@pierlight/contract/contract';

interface Declared {
  readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string } };
}

/** Every address of the contract, below `/api`, and the methods it takes. */
const addresses = new Map<string, { readonly form: RegExp; readonly methods: string[] }>();
for (const endpoints of Object.values(contract))
  for (const endpoint of Object.values(endpoints as Readonly<Record<string, Declared>>)) {
    const { method = 'POST', path = '' } = endpoint['~orpc'].route;
    const form = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    const known = addresses.get(path) ?? { form, methods: [] };
    known.methods.push(method);
    addresses.set(path, known);
  }

/** The methods that addresses of this form take, sorted; none where the contract has no such address. */
export function methodsAt(path: string): readonly string[] {
  const found = [...addresses.values()].filter(({ form }) => form.test(path));
  return [...new Set(found.flatMap(({ methods }) => methods))].sort();
}
