import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { type RefObject, useCallback, useId, useRef } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiProblem } from '../api/problem.ts';
import {
  askedFields,
  brokenFields,
  type FieldValue,
  type FormValues,
  initialValues,
  localDay,
} from './fields.ts';
import { focusFirstInvalid } from './focus-once-drawn.ts';
import { type FieldWords, useFieldWords } from './use-field-words.ts';
import { useTypedOverReload } from './use-typed-over-reload.ts';

export interface FieldsFormState {
  /** Unlike any other form's on the page. */
  readonly id: string;
  readonly methods: UseFormReturn<FormValues>;
  readonly fields: readonly FieldDefinition[];
  readonly words: FieldWords;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Where the person lives when the form itself does not ask. */
  readonly country: FieldValue | null | undefined;
  /** Checks some fields, for instance those of a step, and goes to the first broken one. */
  check(names: readonly string[]): Promise<boolean>;
  /** Puts a refused call's errors where they belong and goes to the first one. */
  refuse(error: unknown): void;
  /**
   * Puts a refused call's errors at the fields of this form, which may be a part of a larger one that
   * sends them under `fields.`, and goes to the first one; false when none of them has an error.
   */
  place(error: unknown): boolean;
}

/**
 * A form over definitions from the server, checked by the same rules as there. Values known already
 * go in `known`.
 */
export function useFieldsForm(
  fields: readonly FieldDefinition[],
  known: Readonly<Record<string, FieldValue | null | undefined>> = {},
): FieldsFormState {
  const id = useId();
  const words = useFieldWords();
  const element = useRef<HTMLFormElement>(null);
  const country = known.country;
  const resolver: Resolver<FormValues> = async (values) => {
    const asked = askedFields(fields, values.country || country);
    const broken = await brokenFields(asked, values, localDay(new Date()));
    const errors: FieldErrors<FormValues> = Object.fromEntries(
      Object.entries(broken).map(([name, failure]) => [
        name,
        { type: failure.rule, message: words.failure(name, failure) },
      ]),
    );
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  const methods = useForm<FormValues>({
    defaultValues: initialValues(fields, known),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver,
  });

  useTypedOverReload(fields, methods);

  const check = useCallback(
    async (names: readonly string[]) => {
      const isValid = await methods.trigger([...names]);
      if (!isValid) focusFirstInvalid(element);
      return isValid;
    },
    [methods],
  );

  const place = useCallback(
    (error: unknown) => {
      const errors = error instanceof ApiProblem ? (error.errors ?? {}) : {};
      const placed = Object.entries(errors).flatMap(([path, [broken]]) => {
        const name = path.replace(/^fields\./, '');
        return broken && fields.some((field) => field.name === name) ? [{ name, broken }] : [];
      });
      for (const { name, broken } of placed) {
        methods.setError(name, { type: broken.rule, message: words.failure(name, broken) });
      }
      if (placed.length > 0) focusFirstInvalid(element);
      return placed.length > 0;
    },
    [fields, methods, words],
  );

  const refuse = useCallback(
    (error: unknown) => {
      if (place(error)) return;
      const code = error instanceof ApiProblem ? error.code : 0;
      methods.setError('root', { message: words.problem(code) });
      focusFirstInvalid(element);
    },
    [place, methods, words],
  );

  return { id, methods, fields, words, element, country, check, refuse, place };
}

/** Brings a field into view and the caret into its control. */
export function focusField(element: RefObject<HTMLFormElement | null>, name: string): void {
  const field = element.current?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const control =
    field?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:is(input, textarea, button, select)',
    ) ?? field?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button, select');
  control?.focus();
}
