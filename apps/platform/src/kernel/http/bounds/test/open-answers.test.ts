import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createOpenAnswers } from '../open-answers.ts';

/** An answer of which a client takes what the test says. */
class Answer extends EventEmitter {
  headersSent = false;
  destroyed = false;
  socket = { bytesWritten: 0, writableLength: 0 };
  get writableLength(): number {
    return this.socket.writableLength;
  }
  write(bytes: number): void {
    this.headersSent = true;
    this.socket.bytesWritten += bytes;
    this.socket.writableLength += bytes;
  }
  take(bytes: number): void {
    this.socket.writableLength -= bytes;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function useAnswers(changes: { most?: number; mostUnsentBytes?: number } = {}) {
  const clock = { at: 0 };
  const cuts: string[] = [];
  const answers = createOpenAnswers({
    most: 2,
    mostUnsentBytes: 1_000_000,
    stallMs: 20_000,
    readMs: 180_000,
    onCut: (reason) => cuts.push(reason),
    now: () => clock.at,
    ...changes,
  });
  const admit = () => {
    const answer = new Answer();
    return { answer, isAdmitted: answers.admit(answer as unknown as ServerResponse) };
  };
  return { answers, clock, cuts, admit };
}

test('[P-64] answers that are worked on are never cut, and fill the room until one has left', () => {
  const { answers, clock, cuts, admit } = useAnswers();
  const first = admit();
  admit();
  clock.at = 60_000;
  answers.sweep();
  expect(admit().isAdmitted).toBe(false);
  first.answer.emit('finish');
  first.answer.emit('close');
  expect(admit().isAdmitted).toBe(true);
  expect(answers.count()).toBe(2);
  expect(cuts).toEqual([]);
});

test('[P-64] an answer of which nothing is taken is cut after 20 seconds', () => {
  const { answers, clock, cuts, admit } = useAnswers();
  const { answer } = admit();
  answer.write(1_000);
  answers.sweep();
  clock.at = 19_000;
  answers.sweep();
  expect(answer.destroyed).toBe(false);
  answer.take(1);
  answers.sweep();
  clock.at = 38_000;
  answers.sweep();
  expect(answer.destroyed).toBe(false);
  clock.at = 39_000;
  answers.sweep();
  expect(answer.destroyed).toBe(true);
  expect([cuts, answers.count()]).toEqual([['unread'], 0]);
});

test('[P-64] an answer that is taken in drops is cut after three minutes', () => {
  const { answers, clock, admit } = useAnswers();
  const { answer } = admit();
  answer.write(1_000);
  for (; clock.at < 179_000; clock.at += 1_000) {
    answer.take(1);
    answers.sweep();
  }
  expect(answer.destroyed).toBe(false);
  clock.at = 180_000;
  answers.sweep();
  expect(answer.destroyed).toBe(true);
});

test('[P-64] whoever has taken nothing for the longest makes room for a new answer', () => {
  const { answers, clock, cuts, admit } = useAnswers();
  const [slow, slower] = [admit().answer, admit().answer];
  slower.write(1_000);
  answers.sweep();
  clock.at = 1_000;
  slow.write(1_000);
  answers.sweep();
  expect(admit().isAdmitted).toBe(false);
  clock.at = 4_000;
  expect(admit().isAdmitted).toBe(true);
  expect([slow.destroyed, slower.destroyed, cuts]).toEqual([false, true, ['room']]);
});

test('[P-64] beyond the bytes that may wait, the answers taken least of are cut', () => {
  const { answers, clock, cuts, admit } = useAnswers({ most: 10, mostUnsentBytes: 2_500 });
  const open = Array.from({ length: 4 }, () => admit().answer);
  for (const answer of open) {
    answer.write(1_000);
    answers.sweep();
    clock.at += 100;
  }
  expect(open.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false]);
  expect(cuts).toEqual(['unsent bytes', 'unsent bytes']);
  expect(answers.unsentBytes()).toBe(2_000);
});

test('[P-64] an answer that needs no room is given one, and cut all the same when it is not read', () => {
  const { answers, clock, admit } = useAnswers({ most: 1 });
  admit();
  const health = new Answer();
  answers.watch(health as unknown as ServerResponse);
  health.write(100);
  answers.sweep();
  clock.at = 20_000;
  answers.sweep();
  expect([health.destroyed, answers.count()]).toEqual([true, 1]);
});
