import type { ProtocolError, StreamPosition, Unsubscribe } from './protocol.ts';

/** First byte of a WebSocket frame that is the whole of a text message (RFC 6455, 5.2). */
const FINAL_TEXT = 0x81;

/**
 * The bytes of one unmasked, uncompressed WebSocket text message (RFC 6455, 5.2). They are the
 * same for every receiver, so that a fan-out encodes once and writes one shared buffer.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
  if (header === 2) {
    frame[1] = length;
  } else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

/** The ping is an empty object, and so is the client's pong. */
export const PING = '{}';

/** `result` is JSON text. */
export function reply(id: number, kind: string, result: string): string {
  return `{"id":${id},"${kind}":${result}}`;
}

export function errorReply(id: number, error: ProtocolError): string {
  const { code, message, temporary } = error;
  return JSON.stringify({
    id,
    error: temporary ? { code, message, temporary } : { code, message },
  });
}

/** One publication as it stands in replies and pushes. `data` is JSON text; offset 0 is left out. */
export function publicationJson(data: string, offset: number): string {
  return offset === 0 ? `{"data":${data}}` : `{"data":${data},"offset":${offset}}`;
}

export function publicationPush(channel: string, publication: string): string {
  return `{"push":{"channel":${JSON.stringify(channel)},"pub":${publication}}}`;
}

/** `info` is the JSON text of a {@link ClientInfo}. */
export function presencePush(channel: string, kind: 'join' | 'leave', info: string): string {
  return `{"push":{"channel":${JSON.stringify(channel)},"${kind}":{"info":${info}}}}`;
}

export function unsubscribePush(channel: string, { code, reason }: Unsubscribe): string {
  return JSON.stringify({ push: { channel, unsubscribe: { code, reason } } });
}

/** The result of `history`: publications as JSON texts, and the top of the stream. */
export function historyResult(publications: readonly string[], top: StreamPosition): string {
  return `{"publications":[${publications.join(',')}],"epoch":${JSON.stringify(top.epoch)},"offset":${top.offset}}`;
}
