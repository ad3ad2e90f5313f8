import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import type { Passkey } from '@pierlight/contract/identity/factors';
import { Button } from '@pierlight/ui/button';
import { Field } from '@pierlight/ui/field';
import { IconButton } from '@pierlight/ui/icon-button';
import { TextInput } from '@pierlight/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { removePasskeyMutation, renamePasskeyMutation } from '../../factor-api.ts';
import { FactorProblem } from './factor-problem.tsx';

/** One passkey: its name, which can be changed in place, and its end. */
export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const text = useTranslations('account.factors.passkeys');
  const format = useFormatter();
  const [isNaming, setNaming] = useState(false);
  const remove = useMutation(removePasskeyMutation());
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="grid gap-2 rounded-card bg-surface-2 px-3 py-2">
      {isNaming ? (
        <Naming passkey={passkey} onDone={() => setNaming(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <div className="grid min-w-32 flex-1">
            <span className="break-words font-medium">
              <bdi>{name}</bdi>
            </span>
            <span className="text-13 text-text-3">
              {lastUsedAt
                ? text('used', { date: day(lastUsedAt) })
                : text('added', { date: day(createdAt) })}
            </span>
          </div>
          <IconButton label={text('rename', { name })} onClick={() => setNaming(true)}>
            <PencilSimpleIcon aria-hidden="true" size={20} />
          </IconButton>
          <Button
            variant="line"
            size="sm"
            loading={remove.isPending}
            aria-label={text('removeLabel', { name })}
            onClick={() => remove.mutate(passkey.id)}
          >
            {text('remove')}
          </Button>
        </div>
      )}
      <FactorProblem error={remove.error} />
    </li>
  );
}

interface NamingProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

function Naming({ passkey, onDone }: NamingProps) {
  const text = useTranslations('account.factors.passkeys');
  const [name, setName] = useState(passkey.name);
  const rename = useMutation(renamePasskeyMutation());
  const isEmpty = name.trim() === '';
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || rename.isPending) return;
        rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onDone });
      }}
    >
      <Field
        label={text('name')}
        error={isEmpty ? text('nameMissing') : null}
        className="min-w-40 flex-1"
        required
      >
        <TextInput
          // Opened by a press on the pencil, to type at once.
          ref={(input) => input?.focus()}
          name="passkeyName"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="soft" loading={rename.isPending}>
        {text('save')}
      </Button>
      <Button variant="ghost" onClick={onDone}>
        {text('cancel')}
      </Button>
      <FactorProblem error={rename.error} />
    </form>
  );
}
