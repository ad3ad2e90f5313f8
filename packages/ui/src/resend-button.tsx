import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';

export type ResendButtonProps = {
  label: ReactNode;
  /** While it has to wait: "Again in 42 s". */
  waitLabel: (seconds: number) => ReactNode;
  /** Seconds until it may be pressed again. */
  pause: number;
  /** When the last one was sent, in milliseconds; it waits from then on. */
  since?: number | undefined;
  /** Rejects when it could not be sent; then nobody has to wait. */
  onResend: () => Promise<unknown>;
};

/** Sends something once more, and then not again for a while. */
export function ResendButton({ label, waitLabel, pause, since, onResend }: ResendButtonProps) {
  const [isSending, setSending] = useState(false);
  const [until, setUntil] = useState(() => (since === undefined ? 0 : since + pause * 1000));
  const [now, setNow] = useState(() => (since === undefined ? 0 : Date.now()));
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 250);
    return () => clearTimeout(timer);
  });
  const send = async () => {
    if (isSending || left > 0) return;
    setSending(true);
    try {
      await onResend();
      setNow(Date.now());
      setUntil(Date.now() + pause * 1000);
    } catch {
      setUntil(0);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      size="sm"
      loading={isSending}
      aria-disabled={left > 0 || undefined}
      onClick={() => void send()}
    >
      {left > 0 ? waitLabel(left) : label}
    </Button>
  );
}
