import { useBook, useTexts } from '../state/book.ts';

/** Leads a guest to the operator's sign-in and registration. */
export function Guest() {
  const { options } = useBook();
  const texts = useTexts();
  return (
    <div class="guest">
      <button type="button" class="button lamp large" onClick={() => options.current.onLogin?.()}>
        {texts.signIn}
      </button>
      <button type="button" class="button line" onClick={() => options.current.onRegister?.()}>
        {texts.register}
      </button>
      <p class="tiny">{texts.guestNote}</p>
    </div>
  );
}
