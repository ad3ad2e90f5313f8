/** Whether a press follows a link as it is, rather than opening it in another tab or saving it. */
export function isPlainPress(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
