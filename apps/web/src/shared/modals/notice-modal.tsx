import type { ReactNode } from 'react';
import { ModalFrame } from './modal-frame.tsx';

interface NoticeModalProps {
  readonly title: string;
  /** A drawing of `public/art`, 160 x 120, by its name. */
  readonly art: string;
  readonly heading: string;
  readonly children: ReactNode;
  /** The way on. */
  readonly foot?: ReactNode;
}

/** A modal that says one thing: what there is not, why, and the way on. */
export function NoticeModal({ title, art, heading, children, foot }: NoticeModalProps) {
  return (
    <ModalFrame title={title} foot={foot}>
      <div className="grid justify-items-center gap-2 pt-2 pb-3 text-center">
        <img src={`/art/${art}.svg`} alt="" width={160} height={120} className="mb-2" />
        <h3 className="text-balance text-20">{heading}</h3>
        <div className="grid max-w-[42ch] gap-3 text-text-2">{children}</div>
      </div>
    </ModalFrame>
  );
}
