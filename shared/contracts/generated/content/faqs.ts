// Written by `pnpm calls` from src/content/faqs.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/faqs.ts';

/** Adds a question. */
export const addFaq: CallOf<typeof declared.addFaq> = { id: 'addFaq', method: 'POST', path: '/cms/faqs/add' };

/** Deletes a question. */
export const deleteFaq: CallOf<typeof declared.deleteFaq> = { id: 'deleteFaq', method: 'DELETE', path: '/cms/faqs/delete/:id' };

/** Published questions in order; all of them for the super user with draft=1. */
export const listFaqs: CallOf<typeof declared.listFaqs> = { id: 'listFaqs', method: 'GET', path: '/cms/faqs' };

/** Changes a question. */
export const updateFaq: CallOf<typeof declared.updateFaq> = { id: 'updateFaq', method: 'PUT', path: '/cms/faqs/update' };

/** Says whether an answer helped. */
export const voteFaq: CallOf<typeof declared.voteFaq> = { id: 'voteFaq', method: 'POST', path: '/cms/faqs/helpful/:id' };
