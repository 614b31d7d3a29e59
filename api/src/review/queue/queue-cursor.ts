import { idText, instantText } from '@portal/contracts/fields';
import { Check } from 'typebox/value';
import { invalidField } from '../../kernel/http/problem.ts';

/** A place in the queue: timestamps stay text, because a Date would lose their microseconds. */
interface QueueCursor {
  submittedAt: string;
  id: string;
}

export const writeCursor = ({ submittedAt, id }: QueueCursor): string =>
  Buffer.from(`${submittedAt}|${id}`).toString('base64url');

/** @throws invalid_request for anything that `writeCursor` has not written. */
export const readCursor = (text: string): QueueCursor => {
  const [submittedAt = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split('|');
  if (!Check(instantText(), submittedAt) || !Check(idText(), id)) throw invalidField('after', 'format');
  return { submittedAt, id };
};
