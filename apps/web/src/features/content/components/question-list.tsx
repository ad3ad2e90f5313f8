import { Disclosure } from '@pierlight/ui/disclosure';
import { useLocation } from '@tanstack/react-router';
import type { Question } from '../questions.ts';
import { DocumentBody } from './document-body.tsx';
import { InlineText } from './inline-text.tsx';

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Goes before each question's place, where several groups share a page. */
  readonly prefix?: string;
}

/** Questions that open to their answers; the one an address leads to is open. */
export function QuestionList({ questions, prefix = '' }: QuestionListProps) {
  const place = useLocation({ select: ({ hash }) => hash });
  return (
    <div className="rounded-panel bg-surface-1 px-4 shadow-raised md:px-5">
      {questions.map(({ id, words, answer }) => (
        <div key={id} id={`${prefix}${id}`} className="scroll-mt-24 border-hair not-last:border-b">
          <Disclosure
            defaultOpen={place === `${prefix}${id}`}
            summary={<InlineText parts={words} />}
            className="border-b-0"
          >
            <div className="max-w-[68ch]">
              <DocumentBody blocks={answer} />
            </div>
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
