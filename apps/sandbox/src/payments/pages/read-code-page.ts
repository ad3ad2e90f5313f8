import { html } from '../../pages/html.ts';
import { lonePage } from './frame.ts';
import { methodTextsOf } from './method-texts.ts';
import type { Language } from './texts.ts';

/** The bank's app before a code is scanned: takes the text that the picture holds. */
export function readCodePage(language: Language, typed = '', isWrong = false): string {
  const texts = methodTextsOf(language);
  return lonePage(
    language,
    texts.readCodeTitle,
    html`<h1>${texts.readCodeTitle}</h1>
    <p class="lead">${texts.readCodeBody}</p>
    <form method="post" action="/pix?lang=${language}">
      <div class="field pix-code">
        <label for="code">${texts.pixCode}</label>
        <div class="box">
          <input id="code" name="code" required maxlength="512" dir="ltr" autocomplete="off" spellcheck="false"
            value="${typed}" ${isWrong ? html`aria-invalid="true" aria-describedby="code-problem"` : null}>
        </div>
        ${isWrong ? html`<p class="problem" id="code-problem" role="alert">${texts.pixCodeWrong}</p>` : null}
      </div>
      <button class="primary" type="submit"><span class="says">${texts.open}</span></button>
    </form>`,
  );
}
