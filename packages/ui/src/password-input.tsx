import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { type ComponentPropsWithRef, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { bareInput, inputBox } from './text-input.tsx';
import { useUiText } from './ui-text.tsx';

export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A password with a button that shows it. Give `autoComplete` "current-password" or "new-password". */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const field = useFieldControl();
  const text = useUiText();
  const [shown, setShown] = useState(false);
  const Eye = shown ? EyeSlashIcon : EyeIcon;
  return (
    <div className={inputBox({ pad: 'start', className })}>
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={bareInput}
      />
      <IconButton
        label={shown ? text.hidePassword : text.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Eye aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}
