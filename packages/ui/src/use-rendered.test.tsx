import type { ReactElement, RefCallback, RefObject } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useRendered } from './use-rendered.tsx';

type Options = Parameters<typeof useRendered>[0];

interface ProbeProps {
  readonly options: Options;
  readonly tell: (element: ReactElement) => void;
}

function Probe({ options, tell }: ProbeProps) {
  const element = useRendered(options);
  tell(element);
  return element;
}

/** What the hook answers in a component. */
function rendered(options: Options): ReactElement<Props> {
  const told: ReactElement[] = [];
  renderToStaticMarkup(<Probe options={options} tell={(element) => told.push(element)} />);
  return told[0] as ReactElement<Props>;
}

interface Props {
  readonly onClick: (event: unknown) => void;
  readonly ref: RefCallback<unknown>;
}

const markup = (options: Options) => renderToStaticMarkup(rendered(options));

test('draws its own tag, or what it is given, which says the last word', () => {
  const props = {
    className: 'button',
    style: { color: 'red', top: 0 },
    title: 'ours',
    children: 'x',
  };
  expect(markup({ tag: 'b', props: { className: 'button', children: 'x' } })).toBe(
    '<b class="button">x</b>',
  );
  expect(markup({ tag: 'b', render: <q title="own" />, props })).toBe(
    '<q title="own" class="button" style="color:red;top:0">x</q>',
  );
  expect(
    markup({ tag: 'b', render: <q className="wide" style={{ color: 'blue' }} />, props }),
  ).toBe('<q class="wide button" style="color:blue;top:0" title="ours">x</q>');
});

test('runs the handler of what it is given, and then its own', () => {
  const heard: string[] = [];
  const { props } = rendered({
    tag: 'b',
    render: <button type="button" onClick={() => heard.push('own')} />,
    props: { onClick: () => heard.push('ours') },
  });
  props.onClick({});
  expect(heard).toEqual(['own', 'ours']);
});

test('gives the element to both refs, and takes it back from both', () => {
  const ours: RefObject<unknown> = { current: null };
  const undo = vi.fn();
  const own = vi.fn(() => undo);
  const { props } = rendered({ tag: 'b', ref: ours, render: <b ref={own} />, props: {} });
  const detach = props.ref('element') as () => void;
  expect(ours.current).toBe('element');
  expect(own).toHaveBeenCalledWith('element');
  detach();
  expect(ours.current).toBeNull();
  expect(undo).toHaveBeenCalledOnce();
});
