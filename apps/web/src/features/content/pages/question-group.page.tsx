import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useServices } from '#shared/services.ts';
import { documentsQuery } from '../api.ts';
import { DocumentPage } from '../components/document-page.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { questionsOf } from '../questions.ts';
import { MoreHelp } from './questions.page.tsx';

/** The questions of one group. */
export function QuestionGroupPage({ identity }: { readonly identity: string }) {
  const text = useTranslations('pages.questions');
  const { locale } = useServices();
  const groups = useSuspenseQuery(documentsQuery(locale, 'questions')).data;
  const group = groups.find((document) => document.identity === identity);
  if (!group) return null;
  const others = groups.filter((document) => document !== group);
  return (
    <DocumentPage
      document={group}
      above={[{ key: 'questions', content: <Link to="/questions">{text('title')}</Link> }]}
    >
      <QuestionList questions={questionsOf(group.body)} />
      {others.length > 0 ? (
        <nav aria-label={text('others')} className="mt-8">
          <h2 className="mb-2 text-17 text-text-1">{text('others')}</h2>
          <ul className="flex flex-wrap gap-2">
            {others.map(({ identity: other, title }) => (
              <li key={other}>
                <Link
                  to="/questions/$pageIdentity"
                  params={{ pageIdentity: other }}
                  className="inline-flex min-h-11 items-center rounded-full bg-surface-1 px-4 font-medium text-text-2 shadow-edge hover:bg-surface-2 hover:text-text-1"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <MoreHelp />
    </DocumentPage>
  );
}
