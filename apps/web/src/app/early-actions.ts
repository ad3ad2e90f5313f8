/**
 * Runs as an inline script before everything else: keeps what a visitor does to parts of the page
 * that React has not taken over yet, and does it again once it has. Such an event goes no further: React may
 * listen to a part before it is marked, and would handle it a first time. Typed values are kept, each field's
 * last; of presses, submits and shortcut keys (`aria-keyshortcuts`) the last one counts.
 * Where React does not come within `PATIENCE`, the press is left to the browser.
 * Links work without it; those that open a modal, and those the router leads where the page they leave is
 * not taken over, wait (`holdLink`).
 *
 * It is sent as source text, so it must not name anything outside itself.
 *
 * @param isTakenOver whether React hears what happens to an element
 */
export function keepEarlyActions(isTakenOver: (element: Element) => boolean): void {
  const PATIENCE = 20_000;
  const LINK_PATIENCE = 3000;
  // A checkbox that is a switch is a field: pressed again as a button too, it would be turned back.
  const pressable =
    ':is(button,[role="button"],[role="tab"],[role="radio"],[role="switch"],[role="menuitem"]):not(input)';
  const typedInto = 'input,textarea,select,[contenteditable]';
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const typed = new Map<Field, { value: string; checked: boolean }>();
  let press: { on: Element; again: () => void } | null = null;
  let waiting = false;
  let isLeftToBrowser = false;

  /** Before a press too: since the last frame React may have come, and has to know what is sent. */
  function enterWhatCan() {
    for (const [field, kept] of typed) {
      if (!isTakenOver(field)) continue;
      typed.delete(field);
      enter(field, kept);
    }
  }

  function wait(since = Date.now()) {
    waiting = true;
    enterWhatCan();
    if (press && typed.size === 0 && isTakenOver(press.on)) {
      const { again } = press;
      press = null;
      again();
    }
    const isOver = Date.now() - since > PATIENCE;
    if (isOver) leaveToBrowser();
    waiting = !isOver && (press !== null || typed.size > 0);
    if (waiting) requestAnimationFrame(() => wait(since));
  }

  /** The scripts do not come: a form is posted and a link followed as if there were none. */
  function leaveToBrowser() {
    const held = press;
    press = null;
    isLeftToBrowser = true;
    for (const [field, kept] of typed) enter(field, kept);
    typed.clear();
    held?.again();
    isLeftToBrowser = false;
  }

  /** Goes back to what React knows and enters the value anew, so that it notices the change. */
  function enter(field: Field, { value, checked }: { value: string; checked: boolean }) {
    if (!field.isConnected) return;
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      field.checked = !checked;
      field.click();
      return;
    }
    const place = field instanceof HTMLSelectElement ? null : field.selectionStart;
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : '';
    write?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    if (place !== null && !(field instanceof HTMLSelectElement) && field === document.activeElement)
      field.setSelectionRange(place, place);
  }

  function buttonOfKey(event: KeyboardEvent, target: Element) {
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches(typedInto)) return null;
    return document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
  }

  /**
   * Where the frame is taken over and the page within is not, the router would change the page under
   * React's hands, which then draws the whole document anew. The link is followed once the page is
   * taken over, or by the browser where that takes too long. One that opens a modal waits for itself, as
   * long as a button does: its address would load the whole page again. True when the press was held.
   */
  function holdLink(event: Event, target: Element): boolean {
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return false;
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (button || ctrlKey || metaKey || shiftKey || altKey || link.hasAttribute('download'))
      return false;
    const page = document.querySelector('main')?.firstElementChild;
    const isOpener = link.getAttribute('aria-haspopup') === 'dialog';
    const on = isOpener ? link : page;
    if (!on || isTakenOver(on) || !(isOpener || isTakenOver(link))) return false;
    const isOwn = link.origin === location.origin && (!link.target || link.target === '_self');
    if (!isOwn || (link.pathname === location.pathname && !isOpener)) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    const held = { on, again: () => link.click() };
    press = held;
    if (!isOpener) setTimeout(() => press === held && location.assign(link.href), LINK_PATIENCE);
    return true;
  }

  function keep(event: Event) {
    const { target } = event;
    if (!(target instanceof Element) || isLeftToBrowser) return;
    if (event.type === 'input' || event.type === 'change') {
      const field = target as Field;
      if (isTakenOver(field)) typed.delete(field);
      else {
        typed.set(field, { value: field.value, checked: 'checked' in field && field.checked });
        event.stopImmediatePropagation();
      }
    } else if (event.type === 'submit') {
      enterWhatCan();
      if (isTakenOver(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event as SubmitEvent;
      press = { on: target, again: () => (target as HTMLFormElement).requestSubmit(submitter) };
    } else if (event.type === 'click' && target.matches('input[type=checkbox],input[type=radio]')) {
      // React handles a change of these with the click; the value is kept by the event `input` that follows.
      if (!isTakenOver(target)) event.stopImmediatePropagation();
      return;
    } else if (event.type !== 'click' || !holdLink(event, target)) {
      const button =
        event instanceof KeyboardEvent
          ? buttonOfKey(event, target)
          : target.closest<HTMLElement>(pressable);
      if (!button) return;
      enterWhatCan();
      if (isTakenOver(button)) return;
      if (event.type === 'keydown') event.preventDefault();
      event.stopImmediatePropagation();
      press = { on: button, again: () => button.click() };
    }
    if (!waiting && (press || typed.size > 0)) wait();
  }

  /**
   * What leads up to a click or follows a key. React would take the whole part over at once to hear it, which holds up
   * the next paint; the click is kept, and the part is taken over in slices meanwhile.
   */
  function hush(event: Event) {
    const { target } = event;
    if (target instanceof Element && !isLeftToBrowser && !isTakenOver(target))
      event.stopImmediatePropagation();
  }

  for (const type of ['click', 'input', 'change', 'submit', 'keydown'])
    document.addEventListener(type, keep, true);
  for (const type of [
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'keypress',
    'keyup',
  ])
    document.addEventListener(type, hush, { capture: true, passive: true });
}
