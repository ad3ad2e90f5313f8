/**
 * The aggregator: signs and writes its requests beforehand, then sends them over connections it keeps
 * open, each waiting for its answer before its next request.
 */
import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import {
  type ClientOrder,
  GAME,
  HTTP_CONNECTIONS,
  PLAYERS,
  playerOf,
  report,
  tokenOf,
} from './players.ts';

const path = '/api/aggregator/hub88/transaction/bet';
let requests: Buffer[] = [];
let sockets: Socket[] = [];

process.on('message', async (order: ClientOrder) => {
  if (order.kind === 'prepare') {
    const key = createPrivateKey(order.privateKey);
    requests = Array.from({ length: order.bets }, (_, index) => requestOf(index, key, order.port));
    if (sockets.length === 0)
      sockets = await Promise.all(Array.from({ length: HTTP_CONNECTIONS }, () => open(order.port)));
    report({ kind: 'prepared' });
  } else {
    const began = performance.now();
    await Promise.all(sockets.map(sendInTurn));
    report({ kind: 'sent', seconds: (performance.now() - began) / 1000 });
  }
});

function requestOf(index: number, key: ReturnType<typeof createPrivateKey>, port: number): Buffer {
  const player = 1 + (index % PLAYERS);
  const body = JSON.stringify({
    user: playerOf(player),
    token: tokenOf(player),
    supplier_user: playerOf(player),
    request_uuid: randomUUID(),
    game_code: GAME,
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    reward_uuid: null,
    is_free: false,
    is_aggregated: false,
    currency: 'EUR',
    amount: 1000,
    bet: null,
    meta: null,
  });
  const signature = sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n` +
      `x-hub88-signature: ${signature}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Takes requests off the common pile until it is empty. */
async function sendInTurn(socket: Socket): Promise<void> {
  for (let request = requests.pop(); request; request = requests.pop()) {
    socket.write(request);
    const answer = await answerOn(socket);
    if (!answer.includes('"status":"RS_OK"')) throw new Error(`A bet was not accepted: ${answer}`);
  }
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const headEnd = text.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      if (text.length < headEnd + 4 + length) return;
      socket.off('data', hear);
      socket.off('close', fail);
      resolve(text);
    };
    const fail = () => reject(new Error('The server closed a connection'));
    socket.on('data', hear);
    socket.once('close', fail);
  });
}
