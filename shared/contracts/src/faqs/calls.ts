import { call, type Page, type Result } from '../call.ts';
import type { Faq, FaqInput, FaqParams, FaqsQuery, FaqUpdate, FaqVote, FaqVotes } from './schemas.ts';

/** All questions in one page, in their order. */
export const listFaqs = call<{ query: FaqsQuery; response: Page<Faq> }>('listFaqs', {
  method: 'GET',
  path: '/cms/faqs',
  permission: 'public',
});

export const addFaq = call<{ body: FaqInput; response: Result<Faq> }>('addFaq', {
  method: 'POST',
  path: '/cms/faqs/add',
  permission: 'content.manage',
});

export const updateFaq = call<{ body: FaqUpdate; response: Result<Faq> }>('updateFaq', {
  method: 'PUT',
  path: '/cms/faqs/update',
  permission: 'content.manage',
});

export const deleteFaq = call<{ params: FaqParams; response: Result<null> }>('deleteFaq', {
  method: 'DELETE',
  path: '/cms/faqs/delete/:id',
  permission: 'content.manage',
});

/** "Was this helpful?" of one published question. */
export const voteFaq = call<{ params: FaqParams; body: FaqVote; response: Result<FaqVotes> }>('voteFaq', {
  method: 'POST',
  path: '/cms/faqs/helpful/:id',
  permission: 'public',
});
