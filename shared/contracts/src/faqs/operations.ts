import Type from 'typebox';
import { operation } from '../operation.ts';
import { addFaq, deleteFaq, listFaqs, updateFaq, voteFaq } from './calls.ts';
import { Faq, FaqInput, FaqParams, FaqsQuery, FaqUpdate, FaqVote, FaqVotes } from './schemas.ts';

const one = Type.Object({ data: Faq, message: Type.String() });

export const faqOperations = [
  operation(listFaqs, {
    summary: 'Published questions in order; all of them for the super user with draft=1',
    query: FaqsQuery,
    response: Type.Object({
      data: Type.Array(Faq),
      message: Type.String(),
      total: Type.Integer(),
      page: Type.Integer(),
      pageSize: Type.Integer(),
    }),
    errors: ['invalid_request', 'unauthorized', 'forbidden'],
  }),
  operation(addFaq, {
    summary: 'Add a question',
    body: FaqInput,
    response: one,
    errors: ['invalid_request'],
  }),
  operation(updateFaq, {
    summary: 'Change a question',
    body: FaqUpdate,
    response: one,
    errors: ['invalid_request', 'not_found', 'stale_version'],
  }),
  operation(deleteFaq, {
    summary: 'Delete a question',
    params: FaqParams,
    response: Type.Object({ data: Type.Null(), message: Type.String() }),
    errors: ['not_found'],
  }),
  operation(voteFaq, {
    summary: 'Say whether an answer helped',
    params: FaqParams,
    body: FaqVote,
    response: Type.Object({ data: FaqVotes, message: Type.String() }),
    errors: ['invalid_request', 'not_found', 'too_many_requests'],
  }),
] as const;
