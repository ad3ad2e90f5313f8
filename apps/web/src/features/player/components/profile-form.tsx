import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { alerts } from '#shared/alerts/alerts.ts';
import { type FormValues, fieldsQuery } from '#shared/forms/fields.ts';
import { FieldsForm, FormFields } from '#shared/forms/fields-form.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { profileQuery, updateProfileMutation } from '../api.ts';
import { profileChanges, profileValues } from '../profile-form.ts';

/** What a player may change about themselves. */
export default function ProfileForm() {
  const fields = useSuspenseQuery(fieldsQuery('profile')).data;
  return <Form fields={fields} />;
}

function Form({ fields }: { readonly fields: readonly FieldDefinition[] }) {
  const text = useTranslations('pages.profileInfo');
  const profile = useSuspenseQuery(profileQuery()).data;
  const form = useFieldsForm(fields, profileValues(fields, profile));
  const update = useMutation(updateProfileMutation());
  const texts = fields.filter(({ kind }) => kind !== 'checkbox');
  const consents = fields.filter(({ kind }) => kind === 'checkbox');

  const save = async (values: FormValues) => {
    if (update.isPending) return;
    const saved = await update.mutateAsync(profileChanges(values));
    form.methods.reset(
      Object.fromEntries(
        Object.entries(profileValues(fields, saved)).map(([name, value]) => [name, value ?? '']),
      ),
    );
    alerts.show({ key: 'profile.saved', tone: 'lamp' });
  };

  return (
    <Panel pad>
      <h2 className="mb-5 text-20">{text('form')}</h2>
      <FieldsForm form={form} onSubmit={save} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <FormFields form={form} fields={texts} />
        </div>
        <div>
          <FormFields form={form} fields={consents} />
        </div>
        <div>
          <Button variant="lamp" type="submit" loading={update.isPending} className="max-sm:w-full">
            {text('save')}
          </Button>
        </div>
      </FieldsForm>
    </Panel>
  );
}
