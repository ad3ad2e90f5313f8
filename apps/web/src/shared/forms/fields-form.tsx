import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import type { ReactNode } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { LatePart } from '#shared/late-part.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { askedFields, boundsOf, type FormValues } from './fields.ts';
import { focusFirstInvalid } from './focus-once-drawn.ts';
import { type InputOptions, inputs } from './inputs/inputs.ts';
import { LockedField } from './locked-field.tsx';
import type { FieldsFormState } from './use-fields-form.ts';

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
  return errors.root?.message ? (
    <Alert tone="error">{errors.root.message}</Alert>
  ) : (
    <ErrorSummary form={form} />
  );
}

interface FormFieldsProps {
  readonly form: FieldsFormState;
  /** Which of them to show; all when left out. */
  readonly fields?: readonly FieldDefinition[];
  /** What the inputs know that their definitions cannot, such as lists. */
  readonly options?: InputOptions;
}

/** The inputs of some fields, in the order of their definitions, for the country the form names. */
export function FormFields({ form, fields = form.fields, options = {} }: FormFieldsProps) {
  const named = useWatch({ control: form.methods.control, name: 'country' });
  const asked = new Set(askedFields(fields, named || form.country));
  const shown = fields.filter((field) => field.locked || asked.has(field));
  return (
    <LatePart fallback={<FieldsSkeleton count={shown.length} />}>
      {shown.map((definition) =>
        definition.locked ? (
          <LockedField key={definition.name} form={form} definition={definition} />
        ) : (
          <FormField key={definition.name} form={form} definition={definition} options={options} />
        ),
      )}
    </LatePart>
  );
}

interface FormFieldProps extends Required<Pick<FormFieldsProps, 'form' | 'options'>> {
  readonly definition: FieldDefinition;
}

/** Kinds that want the whole width where fields stand side by side. */
const wide = new Set<FieldDefinition['kind']>([
  'bonusRadio',
  'checkbox',
  'deposit',
  'file',
  'gender',
  'payments',
  'radio',
  'textarea',
  'toggle',
]);

function FormField({ form, definition, options }: FormFieldProps) {
  const { words } = form;
  const Input = inputs[definition.kind];
  return (
    <Controller
      control={form.methods.control}
      name={definition.name}
      render={({ field, fieldState }) => (
        <div
          data-field={field.name}
          className={`min-w-0 ${wide.has(definition.kind) ? 'col-span-full' : ''}`}
        >
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
            definition={definition}
          />
        </div>
      )}
    />
  );
}

function FieldsSkeleton({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, row) => row).map((row) => (
    <SkeletonGroup key={row} className="grid gap-1.5">
      <Skeleton className="h-4 w-28" index={row} />
      <Skeleton className="h-12 w-full rounded-control" index={row} />
    </SkeletonGroup>
  ));
}
