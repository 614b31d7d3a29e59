import { expect, test } from 'vitest';
import { message } from '../../test/example-chat.ts';
import { lastSeq, type ThreadState, withMessages, withRead, withRefused, withSent } from './thread-state.ts';

const empty: ThreadState = { messages: [], pending: [], typingAt: 0 };
const seqs = ({ messages }: ThreadState) => messages.map(({ seq }) => seq);

test('what comes twice is there once, and what would leave a gap waits', () => {
  const thread = withMessages(withMessages(empty, [message(1), message(2)]), [message(2), message(4)]);
  expect(seqs(thread)).toEqual([1, 2]);
  expect(seqs(withMessages(thread, [message(3), message(4)]))).toEqual([1, 2, 3, 4]);
  expect(lastSeq(thread)).toBe(2);
});

test('a message that arrived is not pending any more; a refused one stays and says why', () => {
  const pending = [
    { clientId: 'client-1', text: 'm1' },
    { clientId: 'client-9', text: 'later' },
  ];
  const thread = withMessages({ ...empty, pending }, [message(1)]);
  expect(thread.pending.map(({ clientId }) => clientId)).toEqual(['client-9']);
  const refused = withRefused(thread, 'client-9', 'chat_closed');
  expect(refused.pending).toEqual([{ clientId: 'client-9', text: 'later', refused: 'chat_closed' }]);
  expect(withSent(refused, 'client-9').pending).toEqual([]);
});

test('what the other side has seen is marked up to a number, on this side’s messages only', () => {
  const thread = withMessages(empty, [message(1), message(2, { from: 'VISITOR' }), message(3)]);
  const seen = withRead(thread, 'AGENT', 2).messages.map(({ readAt }) => readAt !== null);
  expect(seen).toEqual([true, false, false]);
});
