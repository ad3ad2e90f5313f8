import type { FactorMethod, FactorProof } from '@pierlight/contract/identity/factors';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { linkStyle } from '@pierlight/ui/link';
import { Modal } from '@pierlight/ui/modal';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import type { OpenQuestion } from '#shared/second-factor/factor-prompt.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { askPasskey } from '../passkey-browser.ts';
import { FactorInput } from './factor-input.tsx';
import { ProblemNote } from './problem-note.tsx';

interface SecondFactorDialogProps {
  readonly question: OpenQuestion;
  readonly open: boolean;
  /** What may open on top of it. */
  readonly above: ReactNode;
  readonly onClosed: () => void;
}

/** Above every modal of the address. */
const LEVEL = 9;
const FORM_ID = 'second-factor';

export default function SecondFactorDialog(props: SecondFactorDialogProps) {
  return (
    <LatePart fallback={null}>
      <WithTexts folders={['modals', 'fields-settings']}>
        <Question {...props} />
      </WithTexts>
    </LatePart>
  );
}

/** One question, by one method at a time; every other that the player has is a press away. */
function Question({ question, open, above, onClosed }: SecondFactorDialogProps) {
  const text = useTranslations('modals.secondFactor');
  const { methods, passkey } = question.challenge;
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'totp');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const running = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const isOver = isProblem(problem, 'secondFactorExpired');

  async function proofOf(code: string): Promise<FactorProof> {
    switch (method) {
      case 'passkey':
        if (!passkey) throw new Error('The question does not ask for a passkey');
        return { method, response: await askPasskey(passkey) };
      case 'password':
        return { method, password: code };
      default:
        return { method, code };
    }
  }

  async function send(code: string) {
    if (running.current || (method !== 'passkey' && code.trim() === '')) return;
    running.current = true;
    setSending(true);
    setProblem(null);
    try {
      question.settle(await question.send(await proofOf(code)));
    } catch (error) {
      // Whoever turned the browser's own question away knows.
      if (!isLeft(error)) setProblem(error);
      setTyped('');
      input.current?.focus();
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  function choose(next: FactorMethod) {
    setMethod(next);
    setTyped('');
    setProblem(null);
  }

  return (
    <Modal
      open={open}
      level={LEVEL}
      onClose={() => question.settle(null)}
      onClosed={onClosed}
      title={text('title')}
      subtitle={text(`reasons.${question.reason}`)}
      foot={
        isOver ? (
          <Button variant="lamp" size="lg" block onClick={() => question.settle(null)}>
            {text('startAgain')}
          </Button>
        ) : (
          <SubmitButton form={FORM_ID} isSending={isSending}>
            {text(method === 'passkey' ? 'usePasskey' : 'confirm')}
          </SubmitButton>
        )
      }
    >
      <Outcome problem={problem} method={method} />
      {isOver ? null : (
        <form
          id={FORM_ID}
          noValidate
          className="grid gap-5"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void send(typed);
          }}
        >
          {method === 'passkey' ? (
            <p className="text-text-2">{text('passkeyText')}</p>
          ) : (
            <FactorInput
              ref={input}
              method={method}
              value={typed}
              onValueChange={setTyped}
              onComplete={(code) => void send(code)}
            />
          )}
          <Others methods={methods} method={method} onChoose={choose} />
        </form>
      )}
      {above}
    </Modal>
  );
}

/** What became of the last answer. */
function Outcome({
  problem,
  method,
}: {
  readonly problem: unknown;
  readonly method: FactorMethod;
}) {
  const text = useTranslations('modals.secondFactor');
  if (isProblem(problem, 'secondFactorExpired')) return <Alert tone="error">{text('over')}</Alert>;
  if (isProblem(problem, 'secondFactorWrong')) {
    const left = Number(problem.errors.proof?.[0]?.params.left ?? 0);
    return <Alert tone="error">{text(`wrong.${method}`, { left })}</Alert>;
  }
  return <ProblemNote error={problem} />;
}

interface OthersProps {
  readonly methods: readonly FactorMethod[];
  readonly method: FactorMethod;
  readonly onChoose: (method: FactorMethod) => void;
}

function Others({ methods, method, onChoose }: OthersProps) {
  const text = useTranslations('modals.secondFactor');
  const others = methods.filter((other) => other !== method);
  if (others.length === 0) return null;
  return (
    <ul className="grid justify-items-start gap-2">
      {others.map((other) => (
        <li key={other}>
          <button
            type="button"
            onClick={() => onChoose(other)}
            className={linkStyle({ className: 'target-44 text-13' })}
          >
            {text(`instead.${other}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
