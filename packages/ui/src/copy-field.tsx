import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useEffect, useRef, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { bareInput, inputBox } from './text-input.tsx';

export type CopyFieldProps = {
  value: string;
  /** Names the button: "Copy address". */
  copyLabel: string;
  /** Said when it worked: "Copied". */
  copiedLabel: string;
  /** Said when the browser refused, and the text was selected instead. */
  selectedLabel: string;
  name?: string | undefined;
  className?: string | undefined;
};

/** How long the sign of success stays, in milliseconds. */
const shownFor = 3000;

/** A text to take along. Without access to the clipboard it is selected, ready for the own shortcut. */
export function CopyField({
  value,
  copyLabel,
  copiedLabel,
  selectedLabel,
  name,
  className,
}: CopyFieldProps) {
  const field = useFieldControl();
  const box = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), shownFor);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setDone('copied');
    } catch {
      box.current?.select();
      setDone('selected');
    }
  };
  const said = done === 'copied' ? copiedLabel : done === 'selected' ? selectedLabel : '';
  return (
    <div className={className}>
      <div className={inputBox({ pad: 'start' })}>
        <input
          {...field}
          ref={box}
          type="text"
          name={name}
          readOnly
          dir="ltr"
          value={value}
          onFocus={(event) => event.target.select()}
          className={`${bareInput} text-ellipsis rtl:text-end`}
        />
        <IconButton label={copyLabel} onClick={() => void copy()}>
          {done === 'copied' ? (
            <CheckIcon aria-hidden="true" size={20} weight="bold" className="text-win" />
          ) : (
            <CopyIcon aria-hidden="true" size={20} />
          )}
        </IconButton>
      </div>
      <p role="status" className="min-h-5 pt-0.5 text-13 text-text-2">
        {said}
      </p>
    </div>
  );
}
