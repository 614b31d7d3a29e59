import { Type } from 'typebox';
import { Message, operation, result } from '../operation.ts';
import { CannedReply, CannedReplyInput, ConversationParams } from './chat.schemas.ts';

const exampleReply: CannedReplyInput = {
  language: 'en',
  title: 'Who may apply',
  text: 'A cooperative that is registered in a State Party may apply.',
};

export const listCannedReplies = operation('listCannedReplies', 'GET /chat/canned-replies', {
  permission: 'prepared-reply.edit',
  summary: 'Prepared replies in all languages',
  description: 'Those of everybody who answers, in all languages. For managers, super users and chat agents.',
  response: result(Type.Array(CannedReply)),
});

export const addCannedReply = operation('addCannedReply', 'POST /chat/canned-replies', {
  permission: 'prepared-reply.edit',
  summary: 'Adds a prepared reply',
  description: 'Shared by everybody who answers.',
  body: CannedReplyInput,
  response: result(CannedReply),
  errors: ['invalid_state'],
  example: { body: exampleReply },
});

export const changeCannedReply = operation('changeCannedReply', 'PUT /chat/canned-replies/:id', {
  permission: 'prepared-reply.edit',
  summary: 'Changes a prepared reply',
  description: 'Replaces a prepared reply for everybody who answers.',
  params: ConversationParams,
  body: CannedReplyInput,
  response: result(CannedReply),
  example: { params: { id: 'rpl_8v5tk7wq4n6z3m9x2hfd' }, body: exampleReply },
});

export const deleteCannedReply = operation('deleteCannedReply', 'DELETE /chat/canned-replies/:id', {
  permission: 'prepared-reply.edit',
  summary: 'Removes a prepared reply',
  description: 'Removes a prepared reply for everybody who answers.',
  params: ConversationParams,
  response: Message,
  example: { params: { id: 'rpl_8v5tk7wq4n6z3m9x2hfd' } },
});
