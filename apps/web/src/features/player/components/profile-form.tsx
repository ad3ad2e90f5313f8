import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useInputOptions } from '#features/settings/public.ts';
import { alerts } from '#shared/alerts/alerts.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { type FormValues, fieldsQuery, initialValues } from '#shared/forms/fields.ts';
import { FieldsForm, FormFields } from '#shared/forms/fields-form.tsx';
import type { InputOptions } from '#shared/forms/inputs/inputs.ts';
import { LeaveGuard } from '#shared/forms/leave-guard.tsx';
import { type FieldsFormState, useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { profileQuery, updateProfileMutation } from '../api.ts';
import { groupsOf, profileChanges, profileValues } from '../profile-form.ts';

/** What a player may change about themselves, in groups, and what they may only see. */
export default function ProfileForm() {
  const all = useSuspenseQuery(fieldsQuery('profile')).data;
  const { email, phoneConfirmed } = useSuspenseQuery(profileQuery()).data;
  // Whoever signs in by phone keeps that number, and may have no e-mail to show.
  const fields = all
    .filter(({ name }) => name !== 'email' || email !== null)
    .map((field) =>
      field.name === 'phone' && phoneConfirmed ? { ...field, locked: true } : field,
    );
  // Definitions that an operator changes meanwhile make another form of it.
  return <Form key={fields.map(({ name }) => name).join()} fields={fields} />;
}

function Form({ fields }: { readonly fields: readonly FieldDefinition[] }) {
  const text = useTranslations('account.info');
  const profile = useSuspenseQuery(profileQuery()).data;
  const options = useInputOptions();
  const form = useFieldsForm(fields, {
    ...profileValues(fields, profile),
    country: profile.country,
  });
  const update = useMutation(updateProfileMutation());
  const { dirtyFields, isDirty } = useFormState({ control: form.methods.control });

  const save = async (values: FormValues) => {
    if (update.isPending) return;
    const saved = await update.mutateAsync(profileChanges(values, dirtyFields));
    form.methods.reset(initialValues(fields, profileValues(fields, saved)));
    alerts.show({ key: 'profile.saved', tone: 'lamp' });
  };

  return (
    <FieldsForm form={form} onSubmit={save} className="grid grid-cols-1 gap-4">
      {groupsOf(fields).map((one) => (
        <Group key={one.group} form={form} options={options} {...one} />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="lamp" type="submit" loading={update.isPending} className="max-sm:w-full">
          {text('save')}
        </Button>
        <p className="text-13 text-text-2">{text(isDirty ? 'unsaved' : 'allSaved')}</p>
      </div>
      <LeaveGuard isDirty={isDirty && !update.isPending} />
    </FieldsForm>
  );
}

interface GroupProps {
  readonly form: FieldsFormState;
  readonly options: InputOptions;
  readonly group: string;
  readonly fields: readonly FieldDefinition[];
}

function Group({ form, options, group, fields }: GroupProps) {
  const text = useTranslations('account.info.groups');
  const isConsents = fields.every(({ kind }) => kind === 'checkbox');
  return (
    <Panel pad>
      <h2 className={`text-20 ${isConsents ? 'mb-2' : 'mb-5'}`}>{text(group)}</h2>
      {isConsents ? (
        <FormFields form={form} fields={fields} options={options} />
      ) : (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <FormFields form={form} fields={fields} options={options} />
        </div>
      )}
    </Panel>
  );
}
