import { button, element } from './element.ts';
import { icon } from './icons.ts';
import type { FrameTexts } from './texts/en.ts';

/**
 * Opens a modal dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back.
 * Returns a function that closes it.
 */
export function openSheet(
  options: { title: string; className: string; texts: FrameTexts; onClose?: () => void },
  ...content: Node[]
): () => void {
  const heading = element('h2', { id: 'sheet-title' }, options.title);
  const closing = button(
    { class: 'tool', 'aria-label': options.texts.close },
    () => sheet.close(),
    icon('close'),
  );
  const sheet = element(
    'dialog',
    { class: `sheet ${options.className}`, 'aria-labelledby': 'sheet-title' },
    element('div', { class: 'sheet-head' }, heading, closing),
    element('div', { class: 'sheet-body', tabindex: '0' }, ...content),
  );
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  sheet.addEventListener('close', () => {
    sheet.remove();
    options.onClose?.();
  });
  document.body.append(sheet);
  sheet.showModal();
  return () => sheet.close();
}

export type Notice = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
};

/** Says something with one way on. Resolves once the player took it. */
export function tell({ title, text, action }: Notice): Promise<void> {
  return new Promise((resolve) => {
    const going = button({ class: 'primary' }, () => box.close(), action);
    const box = element(
      'dialog',
      {
        class: 'notice',
        role: 'alertdialog',
        'aria-labelledby': 'notice-title',
        'aria-describedby': 'notice-text',
      },
      element('h2', { id: 'notice-title' }, title),
      element('p', { id: 'notice-text' }, text),
      going,
    );
    box.addEventListener('close', () => {
      box.remove();
      resolve();
    });
    document.body.append(box);
    box.showModal();
  });
}
