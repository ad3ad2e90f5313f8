import { Button } from '@pierlight/ui/button';
import { type ReactNode, useId } from 'react';
import type { BrokenRule } from '#shared/forms/fields.ts';
import { useFieldWords } from '#shared/forms/use-field-words.ts';
import { FORMS_PATH, type KeptForm, PAGE_FIELD } from '#shared/posted-forms/kept-form.ts';
import { PostedProblem } from './posted-problem.tsx';

interface PostedFormProps {
  /** The last part of the address it is posted to. */
  readonly name: string;
  readonly title: string;
  readonly submit: string;
  /** The page it stands on, path and query. */
  readonly page: string;
  readonly kept: KeptForm | null;
  /** What stands at fields of the form need not be said above it. */
  readonly fields?: readonly string[];
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** A form that the browser posts by itself. Rendered by the server only, for visitors without scripts. */
export function PostedForm(props: PostedFormProps) {
  const { name, title, submit, page, kept, fields = [], children, foot } = props;
  const id = useId();
  const problem = kept?.problem ?? null;
  const isAtField = fields.some((field) => problem?.errors[field] !== undefined);
  return (
    <section
      aria-labelledby={id}
      className="mx-auto my-4 w-[min(100%-2rem,30rem)] rounded-panel bg-surface-1 p-4 shadow-raised md:my-8 md:p-6"
    >
      <h2 id={id} className="mb-4 text-20">
        {title}
      </h2>
      <form method="post" action={`${FORMS_PATH}/${name}`} className="grid gap-5">
        <input type="hidden" name={PAGE_FIELD} value={page} />
        {problem === null || isAtField ? null : <PostedProblem problem={problem} />}
        {children}
        <Button type="submit" variant="lamp" size="lg" block>
          {submit}
        </Button>
      </form>
      {foot}
    </section>
  );
}

/** What is to be said at a field of a form that was refused. */
export function usePostedError(kept: KeptForm | null): (field: string) => string | undefined {
  const words = useFieldWords();
  return (field) => {
    const broken: BrokenRule | undefined = kept?.problem?.errors[field]?.[0];
    return broken && words.failure(field, broken);
  };
}
