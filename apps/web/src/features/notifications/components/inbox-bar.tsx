import { EnvelopeOpenIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeOpen';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { Button } from '@pierlight/ui/button';
import { Checkbox } from '@pierlight/ui/checkbox';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

interface InboxBarProps {
  /** Messages chosen of those on the page. */
  readonly chosen: number;
  readonly shown: number;
  /** Unread ones among the chosen, or of the whole inbox when none is chosen. */
  readonly hasUnread: boolean;
  readonly isBusy: boolean;
  readonly onChooseAll: (chosen: boolean) => void;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** What can be done with the chosen messages; deleting asks once more. */
export function InboxBar(props: InboxBarProps) {
  const { chosen, shown, hasUnread, isBusy, onChooseAll, onRead, onDelete } = props;
  const text = useTranslations('account.notifications');
  const [isAsking, setAsking] = useState(false);
  const question = useId();
  if (isAsking && chosen > 0) {
    return (
      <section
        aria-label={text('delete')}
        className="flex min-h-15 flex-wrap items-center justify-end gap-2 rounded-t-panel bg-surface-2 px-3 py-2 md:px-5"
      >
        <p id={question} className="me-auto font-semibold max-sm:w-full">
          {text('confirm.question', { count: chosen })}
        </p>
        {/* Read with the button that takes the focus: a status that comes with its text would not be. */}
        <Button
          autoFocus
          aria-describedby={question}
          variant="line"
          onClick={() => setAsking(false)}
        >
          {text('confirm.keep')}
        </Button>
        <Button
          variant="line"
          onClick={() => {
            setAsking(false);
            onDelete();
          }}
        >
          {text('delete')}
        </Button>
      </section>
    );
  }
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-2 rounded-t-panel bg-surface-2 px-5 py-2">
      <Checkbox
        className="me-auto"
        checked={chosen > 0 && chosen === shown}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < shown;
        }}
        onChange={(event) => onChooseAll(event.target.checked)}
        label={
          chosen > 0 ? (
            <span className="font-semibold">{text('chosen', { count: chosen })}</span>
          ) : (
            text('chooseAll')
          )
        }
      />
      <Button
        variant="ghost"
        icon={<EnvelopeOpenIcon aria-hidden="true" size={20} />}
        disabled={!hasUnread || isBusy}
        onClick={onRead}
      >
        {chosen > 0 ? text('read') : text('readAll')}
      </Button>
      {chosen > 0 ? (
        <Button
          variant="ghost"
          icon={<TrashIcon aria-hidden="true" size={20} />}
          disabled={isBusy}
          onClick={() => setAsking(true)}
        >
          {text('delete')}
        </Button>
      ) : null}
    </div>
  );
}
