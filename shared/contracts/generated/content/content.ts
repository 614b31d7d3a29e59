// Written by `pnpm calls` from src/content/content.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/content.ts';

/** All content sections as published, in every language or in one with English filled in. */
export const getContent: CallOf<typeof declared.getContent> = { id: 'getContent', method: 'GET', path: '/cms/cms-data/all' };

/** A mark that moves with everything that public pages show. */
export const getPublicRevision: CallOf<typeof declared.getPublicRevision> = { id: 'getPublicRevision', method: 'GET', path: '/public-pages/revision' };

/** Orders the questions, partners or offices; answers all ids in their order. */
export const orderDirectory: CallOf<typeof declared.orderDirectory> = { id: 'orderDirectory', method: 'PUT', path: '/cms/order' };

/** Saves one section in one language, public at once or as a draft. */
export const saveContent: CallOf<typeof declared.saveContent> = { id: 'saveContent', method: 'PUT', path: '/cms/cms-data' };
