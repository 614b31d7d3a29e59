import Type from 'typebox';
import { operation } from '../operation.ts';
import {
  getContactMessage,
  listContactMessages,
  replyToContactMessage,
  sendContactMessage,
  setContactMessageStatus,
} from './calls.ts';
import {
  ContactMessage,
  ContactMessageInput,
  ContactMessageParams,
  ContactMessagesQuery,
  ContactReceipt,
  ContactReplyInput,
  ContactStatusInput,
} from './schemas.ts';

const one = Type.Object({ data: ContactMessage, message: Type.String() });

export const contactMessageOperations = [
  operation(listContactMessages, {
    summary: 'Messages of visitors, newest first, with filters',
    query: ContactMessagesQuery,
    response: Type.Object({
      data: Type.Array(ContactMessage),
      message: Type.String(),
      total: Type.Integer(),
      page: Type.Integer(),
      pageSize: Type.Integer(),
    }),
    errors: ['invalid_request'],
  }),
  operation(getContactMessage, {
    summary: 'One message with its replies',
    params: ContactMessageParams,
    response: one,
    errors: ['not_found'],
  }),
  operation(sendContactMessage, {
    summary: 'Write to the Fund',
    body: ContactMessageInput,
    response: Type.Object({ data: ContactReceipt, message: Type.String() }),
    errors: ['invalid_request', 'too_many_requests'],
  }),
  operation(replyToContactMessage, {
    summary: 'Reply to a message by e-mail',
    body: ContactReplyInput,
    response: one,
    errors: ['invalid_request', 'not_found', 'invalid_state'],
  }),
  operation(setContactMessageStatus, {
    summary: 'Open or close a message, or mark it as spam',
    body: ContactStatusInput,
    response: one,
    errors: ['invalid_request', 'not_found', 'stale_version'],
  }),
] as const;
