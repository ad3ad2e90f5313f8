import type { CommunicationReceipt } from '@pierlight/contract/communications/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Field } from '@pierlight/ui/field';
import { Select } from '@pierlight/ui/select';
import { TextInput } from '@pierlight/ui/text-input';
import { Textarea } from '@pierlight/ui/textarea';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { focusFirstInvalid } from '#shared/forms/focus-once-drawn.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { FORMS_PATH, PAGE_FIELD } from '#shared/posted-forms/kept-form.ts';
import { useServices } from '#shared/services.ts';
import { tabStore } from '#shared/storage.ts';
import { sayWhatIsLost } from '#shared/storage-loss.ts';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { communicateMutation } from '../api.ts';
import { forgetDraft, keepDraft, readDraft } from '../message-draft.ts';
import {
  longestMessage,
  type MessageProblem,
  type MessageValues,
  messageProblems,
  problemOf,
  topics,
} from '../message-rules.ts';
import { firstBroken, MESSAGE_FORM, type RefusedMessage } from '../posted/posted-message.ts';

interface MessageFormProps {
  /** Address of the signed-in player; null for a guest, who is asked for one. */
  readonly playerEmail: string | null;
  /** Without scripts: a message that was refused. */
  readonly refused: RefusedMessage | null;
  readonly onSent: (receipt: CommunicationReceipt) => void;
}

const nothing: MessageValues = { name: '', email: '', topic: '', message: '' };

/** The complaint at each field, by the rule it breaks. */
const problemsOf = (broken: Readonly<Record<string, string>>): Problems =>
  Object.fromEntries(
    Object.entries(broken).flatMap(([field, rule]) =>
      field in nothing ? [[field, problemOf(rule)]] : [],
    ),
  );

type Problems = Partial<Record<keyof MessageValues, MessageProblem>>;

/** From here on the characters that are left are told. */
const tellLeftBelow = 500;

/**
 * What is to be said, to whom the answer goes, and about what. Without scripts the browser looks at it and posts
 * it.
 */
export function MessageForm({ playerEmail, refused, onSent }: MessageFormProps) {
  const text = useTranslations('contact.page');
  const problemText = useTranslations('fields-settings.problems');
  const { locale } = useServices();
  const isTakenOver = useTakenOver();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<MessageValues>(refused?.values ?? nothing);
  const [problems, setProblems] = useState<Problems>(() => problemsOf(refused?.broken ?? {}));
  const send = useMutation(communicateMutation());
  const isPlayer = playerEmail !== null;
  // The server rendered an empty form; what is typed into that meanwhile is newer than the draft.
  useEffect(() => {
    const draft = readDraft(tabStore);
    if (draft) setValues((now) => (now === nothing ? draft : now));
  }, []);

  const put = (name: keyof MessageValues) => (event: { currentTarget: { value: string } }) => {
    const next = { ...values, [name]: event.currentTarget.value };
    setValues(next);
    keepDraft(tabStore, next);
    sayWhatIsLost(tabStore);
    // A complaint goes away as soon as it is mended, and none comes while one is still writing.
    if (problems[name]) setProblems({ ...problems, [name]: messageProblems(next, isPlayer)[name] });
  };
  const words = (name: keyof MessageValues) => {
    const problem = problems[name];
    return problem ? text(`problems.${problem}`, { max: longestMessage }) : undefined;
  };
  const refuse = (found: Problems) => {
    setProblems(found);
    focusFirstInvalid(form);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    const found = messageProblems(values, isPlayer);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    const topic = topics.find((one) => one === values.topic) ?? 'other';
    const name = values.name.trim();
    try {
      const receipt = await send.mutateAsync({
        topic,
        message: values.message.trim(),
        locale,
        ...(isPlayer ? {} : { email: values.email.trim(), ...(name ? { name } : {}) }),
      });
      forgetDraft(tabStore);
      onSent(receipt);
    } catch (error) {
      refuse(problemsOf(isProblem(error) ? firstBroken(error) : {}));
    }
  }

  const failure = send.error ?? refused;
  const code = failure !== null && 'code' in failure ? `${failure.code}` : 'other';
  const left = longestMessage - values.message.length;
  return (
    <form
      ref={form}
      method="post"
      action={`${FORMS_PATH}/${MESSAGE_FORM}`}
      noValidate={isTakenOver}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <input type="hidden" name={PAGE_FIELD} value={localizePath('/contact', locale)} />
      {refused && !refused.isWhole && values.message === '' ? (
        <Alert>{text('goBack')}</Alert>
      ) : null}
      {failure && Object.keys(problems).length === 0 ? (
        <Alert tone="error">{problemText(problemText.has(code) ? code : 'other')}</Alert>
      ) : null}
      {isPlayer ? (
        <p className="text-text-2">{text('asPlayer', { email: playerEmail })}</p>
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={text('name')} error={words('name')}>
            <TextInput
              name="name"
              autoComplete="name"
              maxLength={100}
              value={values.name}
              onChange={put('name')}
            />
          </Field>
          <Field label={text('email')} hint={text('emailHint')} error={words('email')} required>
            <TextInput
              type="email"
              inputMode="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={values.email}
              onChange={put('email')}
            />
          </Field>
        </div>
      )}
      <Field label={text('topic')} error={words('topic')} required>
        <Select
          name="topic"
          value={values.topic}
          onChange={put('topic')}
          placeholder={text('choose')}
          options={topics.map((value) => ({ value, label: text(`topics.${value}`) }))}
        />
      </Field>
      <Field
        label={text('message')}
        hint={
          left < tellLeftBelow ? text('left', { count: Math.max(0, left) }) : text('messageHint')
        }
        error={words('message')}
        required
      >
        <Textarea
          name="message"
          rows={7}
          maxLength={longestMessage}
          value={values.message}
          onChange={put('message')}
        />
      </Field>
      <div>
        <Button variant="lamp" type="submit" loading={send.isPending} className="max-sm:w-full">
          {text('send')}
        </Button>
      </div>
    </form>
  );
}
