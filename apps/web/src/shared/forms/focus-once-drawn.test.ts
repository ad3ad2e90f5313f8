import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusFirstInvalid } from './focus-once-drawn.ts';

const button = {} as Element;
const body = {} as HTMLElement;

/** A form whose errors React has yet to draw, in a document whose focus is at its button. */
function formBeforeItsErrors() {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const page = { activeElement: button, body };
  vi.stubGlobal('document', page);
  const field = { matches: () => true, focus: vi.fn() };
  const drawn = new Map<string, unknown>();
  const form = { querySelector: (selector: string) => drawn.get(selector) ?? null };
  return {
    page,
    field,
    element: { current: form as unknown as HTMLFormElement },
    drawErrors: () => drawn.set('[aria-invalid="true"]', field),
    drawSummary: () => drawn.set('[data-error-summary]', {}),
    passFrames: (count: number) => {
      for (let frame = 0; frame < count; frame += 1) frames.shift()?.();
    },
  };
}

describe('the first field with an error', () => {
  let form: ReturnType<typeof formBeforeItsErrors>;
  beforeEach(() => {
    form = formBeforeItsErrors();
    return () => vi.unstubAllGlobals();
  });

  it('gets the focus on a busy device too, where its error is drawn some frames later', () => {
    focusFirstInvalid(form.element);
    form.passFrames(5);
    form.drawErrors();
    form.passFrames(1);
    expect(form.field.focus).toHaveBeenCalledOnce();
  });

  it('gets it after the button could not be pressed for a while', () => {
    focusFirstInvalid(form.element);
    form.page.activeElement = body;
    form.drawErrors();
    form.passFrames(1);
    expect(form.field.focus).toHaveBeenCalledOnce();
  });

  it('leaves it to a summary, and to whoever has gone elsewhere meanwhile', () => {
    focusFirstInvalid(form.element);
    form.drawErrors();
    form.drawSummary();
    form.passFrames(2);
    expect(form.field.focus).not.toHaveBeenCalled();

    const left = formBeforeItsErrors();
    focusFirstInvalid(left.element);
    left.page.activeElement = {} as Element;
    left.drawErrors();
    left.passFrames(2);
    expect(left.field.focus).not.toHaveBeenCalled();
  });

  it('is looked for no longer than a second', () => {
    focusFirstInvalid(form.element);
    form.passFrames(70);
    form.drawErrors();
    form.passFrames(70);
    expect(form.field.focus).not.toHaveBeenCalled();
  });
});
