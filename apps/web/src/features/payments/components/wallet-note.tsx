import type { ReactNode } from 'react';

interface WalletNoteProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Why there is nothing to choose here, and what can be done. */
export function WalletNote({ icon, title, children, action }: WalletNoteProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card bg-surface-2 px-5 py-7 text-center">
      <span aria-hidden="true" className="mb-1 text-text-2">
        {icon}
      </span>
      <h3 className="text-17">{title}</h3>
      <div className="max-w-[42ch] text-text-2">{children}</div>
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
