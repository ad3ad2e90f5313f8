import { CodeInput } from '@pierlight/ui/code-input';
import { Field } from '@pierlight/ui/field';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';

interface CodeEntryOptions {
  readonly digits: number;
  /** What became of the code that was sent last. */
  readonly checked: { readonly isPending: boolean; readonly error: unknown };
  /** Sends a whole code; rejects when it is not the one. */
  readonly check: (code: string) => Promise<void>;
}

export interface CodeEntry {
  readonly digits: number;
  readonly code: string;
  readonly isShort: boolean;
  /** Said at the field: what is wrong with the code itself; null for any other failure. */
  readonly wrong: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onType: (code: string) => void;
  readonly enter: (code: string) => Promise<void>;
  readonly submit: (event: FormEvent) => void;
  /** Empties the field and leads back to it. */
  readonly again: () => void;
}

/** A code from a message that is typed in: sent once it is whole, and requested again when it is wrong. */
export function useCodeEntry({ digits, checked, check }: CodeEntryOptions): CodeEntry {
  const problems = useTranslations('fields-settings.problems');
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const again = () => {
    setCode('');
    input.current?.focus();
  };

  async function enter(typed: string) {
    if (checked.isPending) return;
    setShort(typed.length < digits);
    if (typed.length < digits) return input.current?.focus();
    try {
      await check(typed);
    } catch {
      again();
    }
  }

  const problem = isProblem(checked.error) && !checked.error.errors ? checked.error : null;
  const known = problem && `${problem.code}`;
  return {
    ...{ digits, code, isShort, input, enter, again },
    wrong: known && /^1101\d$/.test(known) && problems.has(known) ? problems(known) : null,
    onType: (next) => {
      setShort(false);
      setCode(next);
    },
    submit: (event) => {
      event.preventDefault();
      void enter(code);
    },
  };
}

interface CodeFieldProps {
  readonly entry: CodeEntry;
  readonly label: string;
  /** Said of a code with too few digits. */
  readonly short: string;
}

export function CodeField({ entry, label, short }: CodeFieldProps) {
  return (
    <Field label={label} error={entry.isShort ? short : entry.wrong} required>
      <CodeInput
        ref={entry.input}
        name="code"
        length={entry.digits}
        value={entry.code}
        onValueChange={entry.onType}
        onComplete={(whole) => void entry.enter(whole)}
      />
    </Field>
  );
}
