// Written by `pnpm calls` from src/review/reading.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/reading.ts';

/** Puts a note on a spot of a page. */
export const addPageNote: CallOf<typeof declared.addPageNote> = { id: 'addPageNote', method: 'POST', path: '/application/:id/notes' };

/** Rewords a note, or says whether it is settled. */
export const changePageNote: CallOf<typeof declared.changePageNote> = { id: 'changePageNote', method: 'PATCH', path: '/application/:id/notes/:noteId' };

/** Deletes a note of the caller. */
export const deletePageNote: CallOf<typeof declared.deletePageNote> = { id: 'deletePageNote', method: 'DELETE', path: '/application/:id/notes/:noteId' };

/** Notes of the staff on pages of the documents. */
export const listPageNotes: CallOf<typeof declared.listPageNotes> = { id: 'listPageNotes', method: 'GET', path: '/application/:id/notes' };

/** What the caller has read of an application. */
export const listReadMarks: CallOf<typeof declared.listReadMarks> = { id: 'listReadMarks', method: 'GET', path: '/application/:id/readMarks' };

/** Marks a document or a section as read, or takes the mark away. */
export const setReadMark: CallOf<typeof declared.setReadMark> = { id: 'setReadMark', method: 'PUT', path: '/application/:id/readMarks' };
