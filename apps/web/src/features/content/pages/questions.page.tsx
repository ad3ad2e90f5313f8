import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { buttonStyle } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useServices } from '#shared/services.ts';
import { documentsQuery } from '../api.ts';
import { DocumentPage, languageOf } from '../components/document-page.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { searchQuestions } from '../questions.ts';

/** Every question with its answer, by group, and a search through them. */
export function QuestionsPage() {
  const text = useTranslations('pages.questions');
  const { locale } = useServices();
  const groups = useSuspenseQuery(documentsQuery(locale, 'questions')).data;
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const found = searchQuestions(groups, wanted);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <DocumentPage
      document={{ title: text('title'), description: text('description'), lang: locale }}
    >
      <search>
        <Field label={text('search')}>
          <TextInput
            type="search"
            name="search"
            maxLength={60}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={text('placeholder')}
            start={<MagnifyingGlassIcon aria-hidden="true" size={20} className="text-text-3" />}
          />
        </Field>
        <p role="status" className="mt-2 min-h-5 text-13 text-text-3">
          {wanted.trim() === '' ? null : text('found', { count })}
        </p>
      </search>
      {found.length === 0 ? (
        <EmptyState title={text('none.title')} action={<ContactLink />}>
          {text('none.text')}
        </EmptyState>
      ) : (
        <div className="mt-6 grid gap-10">
          {found.map(({ group, questions }) => (
            <div key={group.identity} {...languageOf(group.lang, locale)}>
              <h2 id={`group-${group.identity}`} className="mb-3 scroll-mt-24 text-20 text-text-1">
                <Link
                  to="/questions/$pageIdentity"
                  params={{ pageIdentity: group.identity }}
                  className="hover:underline"
                >
                  {group.title}
                </Link>
              </h2>
              <QuestionList questions={questions} prefix={`${group.identity}-`} />
            </div>
          ))}
        </div>
      )}
      {found.length === 0 ? null : <MoreHelp />}
    </DocumentPage>
  );
}

/** Where to turn when no answer helps. */
export function MoreHelp() {
  const text = useTranslations('pages.questions');
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-surface-1 p-5 shadow-raised">
      <p>{text('more')}</p>
      <ContactLink />
    </div>
  );
}

function ContactLink() {
  const text = useTranslations('pages.questions');
  return (
    <Link to="/contact" className={buttonStyle({ variant: 'line' })}>
      {text('contact')}
    </Link>
  );
}
