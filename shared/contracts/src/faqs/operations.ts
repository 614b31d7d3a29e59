import Type from 'typebox';
import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const listFaqs = operation(calls.listFaqs, {
  summary: 'Published questions in order; all of them for the super user with draft=1',
  query: s.FaqsQuery,
  response: page(s.Faq),
  errors: ['unauthorized', 'forbidden'],
});

export const addFaq = operation(calls.addFaq, {
  summary: 'Adds a question',
  body: s.FaqInput,
  response: result(s.Faq),
  errors: [],
});

export const updateFaq = operation(calls.updateFaq, {
  summary: 'Changes a question',
  body: s.FaqUpdate,
  response: result(s.Faq),
  errors: ['not_found', 'stale_version'],
});

export const deleteFaq = operation(calls.deleteFaq, {
  summary: 'Deletes a question',
  params: s.FaqParams,
  response: result(Type.Null()),
  errors: ['not_found'],
});

export const voteFaq = operation(calls.voteFaq, {
  summary: 'Says whether an answer helped',
  params: s.FaqParams,
  body: s.FaqVote,
  response: result(s.FaqVotes),
  errors: ['not_found'],
});
