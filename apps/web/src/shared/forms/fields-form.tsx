import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Alert } from '@pierlight/ui/alert';
import type { ReactNode } from 'react';
import { Controller, useFormState } from 'react-hook-form';
import { boundsOf, type FormValues } from './fields.ts';
import { type InputOptions, inputs } from './inputs/inputs.ts';
import { type FieldsFormState, focusFirstInvalid } from './use-fields-form.ts';

interface FieldsFormProps {
  readonly form: FieldsFormState;
  /** Rejects with the `ApiProblem` of a refused call, which the form then shows. */
  readonly onSubmit: (values: FormValues) => Promise<unknown>;
  readonly children: ReactNode;
  readonly id?: string;
  readonly className?: string;
}

/** Sends a form once its fields keep their rules, and shows what the server says about them. */
export function FieldsForm({ form, onSubmit, children, id, className }: FieldsFormProps) {
  const { methods, element, refuse } = form;
  const submit = methods.handleSubmit(
    (values) => onSubmit(values).catch(refuse),
    () => focusFirstInvalid(element),
  );
  return (
    <form
      id={id}
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className={className ?? 'grid gap-4'}
    >
      <FormProblem form={form} />
      {children}
    </form>
  );
}

function FormProblem({ form }: { readonly form: FieldsFormState }) {
  const { errors } = useFormState({ control: form.methods.control });
  return errors.root?.message ? <Alert tone="error">{errors.root.message}</Alert> : null;
}

interface FormFieldsProps {
  readonly form: FieldsFormState;
  /** Which of them to show; all when left out. */
  readonly fields?: readonly FieldDefinition[];
  /** What the lists of countries and currencies offer. */
  readonly options?: InputOptions;
}

/** The inputs of some fields, in the order of their definitions. */
export function FormFields({ form, fields = form.fields, options = {} }: FormFieldsProps) {
  const { words } = form;
  return fields.map((definition) => {
    const Input = inputs[definition.kind];
    return (
      <Controller
        key={definition.name}
        control={form.methods.control}
        name={definition.name}
        render={({ field, fieldState }) => (
          <Input
            name={field.name}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            label={words.label(field.name)}
            hint={words.hint(field.name, boundsOf(definition))}
            placeholder={words.placeholder(field.name)}
            error={fieldState.error?.message}
            required={definition.required}
            options={options}
          />
        )}
      />
    );
  });
}
