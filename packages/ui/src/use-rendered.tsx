import {
  type ComponentPropsWithRef,
  cloneElement,
  createElement,
  type ElementType,
  type ReactElement,
  type Ref,
  type RefCallback,
  useMemo,
} from 'react';

type Props = Readonly<Record<string, unknown>>;

/** Properties of an element that may be drawn as another: `render={<a href="…" />}`. */
export type RenderedProps<Tag extends ElementType> = ComponentPropsWithRef<Tag> & {
  readonly render?: ReactElement | undefined;
};

interface Rendered<Element> {
  readonly tag: string;
  /** Drawn in place of the tag; what it says itself counts, classes and styles are added, handlers run first. */
  readonly render?: ReactElement | undefined;
  readonly ref?: Ref<Element> | undefined;
  readonly props: object;
}

/** Base UI's `useRender` for what every page starts with, which brings the library along. */
export function useRendered<Element>({ tag, render, ref, props }: Rendered<Element>): ReactElement {
  const own = render?.props as (Props & { readonly ref?: Ref<Element> }) | undefined;
  const merged = useMergedRef(ref, own?.ref);
  if (!render || !own) return createElement(tag, { ...props, ref: merged });
  return cloneElement(render, { ...mergeProps(props as Props, own), ref: merged } as object);
}

function mergeProps(ours: Props, own: Props): Props {
  const merged: Record<string, unknown> = { ...ours, ...own };
  for (const [name, value] of Object.entries(ours)) {
    const other = own[name];
    if (name === 'className') merged[name] = [other, value].filter(Boolean).join(' ');
    else if (name === 'style') merged[name] = { ...(value as object), ...(other as object) };
    else if (typeof value === 'function' && /^on[A-Z]/.test(name))
      merged[name] = inTurn(other, value as Handler);
  }
  return merged;
}

type Handler = (...happened: unknown[]) => void;

const inTurn = (first: unknown, then: Handler): Handler =>
  typeof first !== 'function'
    ? then
    : (...happened) => {
        first(...happened);
        then(...happened);
      };

function useMergedRef<Element>(
  one: Ref<Element> | undefined,
  other: Ref<Element> | undefined,
): Ref<Element> | undefined {
  return useMemo(() => {
    if (!one || !other) return one ?? other;
    return (element) => {
      const undo = [attach(one, element), attach(other, element)];
      return () => {
        for (const each of undo) each();
      };
    };
  }, [one, other]);
}

/** @returns what detaches it */
function attach<Element>(ref: Ref<Element>, element: Element | null): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element;
    return () => attach(ref, null);
  }
  const undo = (ref as RefCallback<Element>)(element);
  return () => (undo ? undo() : ref(null));
}
