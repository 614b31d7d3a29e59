// Written by `pnpm calls` from src/review/saved-views.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/saved-views.ts';

/** Renames a saved view, or changes what it shows. */
export const changeQueueView: CallOf<typeof declared.changeQueueView> = { id: 'changeQueueView', method: 'PATCH', path: '/application/queueViews/:id' };

/** Deletes a saved view. */
export const deleteQueueView: CallOf<typeof declared.deleteQueueView> = { id: 'deleteQueueView', method: 'DELETE', path: '/application/queueViews/:id' };

/** The caller's views of the queue, each with how many it shows. */
export const listQueueViews: CallOf<typeof declared.listQueueViews> = { id: 'listQueueViews', method: 'GET', path: '/application/get/queueViews' };

/** Saves a view of the queue under a name. */
export const saveQueueView: CallOf<typeof declared.saveQueueView> = { id: 'saveQueueView', method: 'POST', path: '/application/queueViews' };
