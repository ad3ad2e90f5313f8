class Dead extends Error {}

/**
 * A life that ends at the n-th moment after its beginning; from then on nothing the process does has an
 * effect.
 */
export function lifeOf(moments: number) {
  let left = Number.POSITIVE_INFINITY;
  const begin = () => {
    left = moments;
  };
  const moment = () => {
    if (left <= 0) throw new Dead();
    left--;
  };
  const mortal = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          moment();
          const result: unknown = value.apply(target, given);
          if (result instanceof Promise) {
            return result.then((answer: unknown) => {
              moment();
              return answer;
            });
          }
          moment();
          return result;
        };
      },
    });
  return { mortal, begin, isOver: () => left <= 0 };
}
