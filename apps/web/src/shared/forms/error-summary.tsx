import { Alert } from '@pierlight/ui/alert';
import { linkStyle } from '@pierlight/ui/link';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type FieldsFormState, focusField } from './use-fields-form.ts';

/**
 * After sending, when several fields are not right: what they are, each leading to its field. It takes
 * the focus, so that nobody has to look for the reason nothing happened. A single one is gone to
 * directly.
 */
export function ErrorSummary({ form }: { readonly form: FieldsFormState }) {
  const text = useTranslations('fields-settings.inputs.summary');
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.methods.control });
  const box = useRef<HTMLElement>(null);
  const broken = form.fields.filter(({ name }) => errors[name]);
  const isShown = submitCount > 0 && broken.length > 1;
  // Whoever corrects a field after sending keeps the focus there: only a new try moves it.
  const announced = useRef(0);
  useEffect(() => {
    if (!isShown || isSubmitting || announced.current === submitCount) return;
    announced.current = submitCount;
    box.current?.focus();
  }, [isShown, isSubmitting, submitCount]);
  if (!isShown) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={`${form.id}-summary`} data-error-summary>
      <Alert
        tone="error"
        live={false}
        title={<span id={`${form.id}-summary`}>{text('title', { count: broken.length })}</span>}
      >
        <ul className="grid gap-1">
          {broken.map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                className={linkStyle({ className: 'py-1 text-start' })}
                onClick={() => focusField(form.element, name)}
              >
                {form.words.label(name)}
              </button>
              : {errors[name]?.message}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}
