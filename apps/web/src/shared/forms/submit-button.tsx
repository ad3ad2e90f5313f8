import { Button } from '@pierlight/ui/button';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** Id of the form, which stands elsewhere in the dialog. */
  readonly form: string;
  readonly isSending: boolean;
  readonly children: ReactNode;
}

/** The button in the foot of a dialog that sends its form. */
export function SubmitButton({ form, isSending, children }: SubmitButtonProps) {
  return (
    <Button variant="lamp" size="lg" block type="submit" form={form} loading={isSending}>
      {children}
    </Button>
  );
}
