import type { BonusCode, Listed, ListedOffer, ListedPackage } from './offers-shapes.ts';

/** What does not hold of packages, and where in a file that stands. */
interface PackageFault {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** What a file says, and of what it does not name, what is there already. */
export function together(file: Listed, known: Listed): Listed {
  const without = <One>(all: readonly One[], named: readonly One[], nameOf: (one: One) => string) =>
    all.filter((one) => !named.some((other) => nameOf(other) === nameOf(one)));
  const id = (one: { readonly id: string }) => one.id;
  const code = (one: BonusCode) => one.code;
  return {
    offers: [...file.offers, ...without<ListedOffer>(known.offers, file.offers, id)],
    gifts: [...file.gifts, ...without(known.gifts, file.gifts, id)],
    codes: [...file.codes, ...without(known.codes, file.codes, code)],
    packages: [...file.packages, ...without<ListedPackage>(known.packages, file.packages, id)],
  };
}

/**
 * What of packages does not hold once a file is taken over: parts that are not there, come again and again, need a
 * code, or are not made in every currency of the package; offers that say otherwise than their package; two welcomes.
 * What the file has no part in is not its fault.
 */
export function packageFaults(file: Listed, known: Listed): PackageFault[] {
  const { offers, codes, packages } = together(file, known);
  const placeOf = (list: 'offers' | 'packages', named: string, ...inner: (string | number)[]) => {
    const place = file[list].findIndex(({ id }) => id === named);
    return place < 0 ? null : [list, place, ...inner];
  };
  const faults: { readonly message: string; readonly path: PackageFault['path'] | null }[] = [];
  for (const one of packages)
    for (const [index, part] of one.parts.entries()) {
      const message = partFault(one, index, offers);
      const path = placeOf('packages', one.id, 'parts', index) ?? placeOf('offers', part);
      if (message !== null) faults.push({ message, path });
    }
  for (const { id, package: named } of offers) {
    const own = packages.find((one) => one.id === named);
    if (named === null || own?.parts.includes(id)) continue;
    const message = own ? `${id} is no part of ${named}` : `there is no package ${named}`;
    const path = placeOf('offers', id, 'package') ?? placeOf('packages', named, 'parts');
    faults.push({ message, path });
  }
  for (const { code, offer: named } of codes) {
    const part = offers.find(({ id }) => id === named);
    if (!part?.package) continue;
    const message = `${code} gives ${named}, which is part of ${part.package} and needs no code`;
    const place = file.codes.findIndex((one) => one.code === code);
    faults.push({
      message,
      path: place < 0 ? placeOf('offers', named) : ['codes', place, 'offer'],
    });
  }
  const welcomes = packages.filter(({ isWelcome }) => isWelcome);
  for (const { id } of welcomes.length > 1 ? welcomes : [])
    faults.push({
      message: `there is more than one welcome package: ${welcomes.map((one) => one.id).join(', ')}`,
      path: placeOf('packages', id, 'isWelcome'),
    });
  return faults.flatMap(({ message, path }) => (path ? [{ message, path }] : []));
}

function partFault(
  { id, parts }: ListedPackage,
  index: number,
  offers: readonly ListedOffer[],
): string | null {
  const find = (named: string | undefined) => offers.find((one) => one.id === named);
  const offer = find(parts[index]);
  if (!offer) return `${id} has the part ${parts[index]}, which is none of the offers`;
  if (parts.indexOf(offer.id) < index) return `${offer.id} stands there twice`;
  if (offer.package !== id) return `${offer.id} does not say that it is part of ${id} (package)`;
  if (!offer.isOnce) return `${offer.id} is part of ${id} and comes again and again (isOnce)`;
  const first = Object.keys(find(parts[0])?.amounts ?? {});
  const own = Object.keys(offer.amounts);
  const other = [
    ...first.filter((currency) => !own.includes(currency)),
    ...own.filter((currency) => !first.includes(currency)),
  ];
  return other.length === 0
    ? null
    : `${offer.id} and ${parts[0]} are parts of ${id}, and only one is made in ${other.join(', ')}`;
}
