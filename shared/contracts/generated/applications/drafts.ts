// Written by `pnpm calls` from src/applications/drafts.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/drafts.ts';

/** Sends a draft: numbers it, keeps a snapshot and answers a receipt. */
export const apply: CallOf<typeof declared.apply> = { id: 'apply', method: 'POST', path: '/application/apply' };

/** Sends a draft that was entered for somebody else; both get the receipt. */
export const applyOnBehalf: CallOf<typeof declared.applyOnBehalf> = { id: 'applyOnBehalf', method: 'POST', path: '/application/applyOnBehalf' };

/** Starts a draft, or answers the one that is there. */
export const createDraft: CallOf<typeof declared.createDraft> = { id: 'createDraft', method: 'POST', path: '/application/draft' };

/** Deletes a draft that was never sent. */
export const deleteDraft: CallOf<typeof declared.deleteDraft> = { id: 'deleteDraft', method: 'DELETE', path: '/application/draft' };

/** A draft, or an application that was returned for changes. */
export const getDraft: CallOf<typeof declared.getDraft> = { id: 'getDraft', method: 'GET', path: '/application/draft' };

/** Whether an application is under way, and the draft to continue. */
export const isApplicationInProgress: CallOf<typeof declared.isApplicationInProgress> = { id: 'isApplicationInProgress', method: 'GET', path: '/application/isApplicationInProgress' };

/** Saves some sections of a draft; half answers are kept. */
export const saveDraft: CallOf<typeof declared.saveDraft> = { id: 'saveDraft', method: 'PUT', path: '/application/draft' };

/** Ticks off what a return asked for, or opens it again. */
export const tickRequest: CallOf<typeof declared.tickRequest> = { id: 'tickRequest', method: 'PUT', path: '/application/:id/requests/:requestId' };
