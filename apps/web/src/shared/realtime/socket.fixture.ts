/** What a client of a websocket sees of it; the other end is what a test makes of it. */
export abstract class FakeSocket {
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  binaryType = 'blob';

  abstract send(text: string): void;

  close(): void {
    this.onclose?.({ code: 1006, reason: '' });
  }
}
