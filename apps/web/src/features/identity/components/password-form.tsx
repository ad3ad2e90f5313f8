import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { type FormValues, fieldsQuery } from '#shared/forms/fields.ts';
import { FieldsForm, FormFields } from '#shared/forms/fields-form.tsx';
import { focusFirstInvalid } from '#shared/forms/focus-once-drawn.ts';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { changePasswordMutation } from '../api.ts';
import { newPasswordFields, passwordField } from '../new-password-fields.ts';

/** The three inputs. */
const fieldsOf = (registration: readonly FieldDefinition[]): readonly FieldDefinition[] => [
  { ...passwordField, name: 'currentPassword' },
  ...newPasswordFields(registration),
];

/** Another password; it signs every other device out. */
export default function PasswordForm() {
  const registration = useSuspenseQuery(fieldsQuery('registration')).data;
  const [fields] = useState(() => fieldsOf(registration));
  const text = useTranslations('account.security.password');
  const form = useFieldsForm(fields);
  const change = useMutation(changePasswordMutation());
  const { methods, words, element } = form;

  async function save(values: FormValues): Promise<void> {
    if (change.isPending) return;
    const [currentPassword, newPassword, repeatNewPassword] = fields.map(({ name }) =>
      String(values[name]),
    ) as [string, string, string];
    if (newPassword !== repeatNewPassword) {
      const message = words.failure('repeatNewPassword', { rule: 'same', params: {} });
      methods.setError('repeatNewPassword', { type: 'same', message });
      focusFirstInvalid(element);
      return;
    }
    try {
      await change.mutateAsync({ currentPassword, newPassword, repeatNewPassword });
    } catch (error) {
      // What was typed stays for whoever leaves the question for a second factor.
      if (isLeft(error)) return;
      throw error;
    }
    methods.reset();
  }

  return (
    <Panel pad className="grid content-start gap-5">
      <div className="grid gap-1">
        <h2 className="text-20">{text('title')}</h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      <FieldsForm form={form} onSubmit={save} className="grid gap-5">
        <FormFields form={form} />
        <div>
          <Button variant="lamp" type="submit" loading={change.isPending} className="max-sm:w-full">
            {text('submit')}
          </Button>
        </div>
      </FieldsForm>
      {change.isSuccess ? <Alert live>{text('saved', { count: change.data })}</Alert> : null}
    </Panel>
  );
}
