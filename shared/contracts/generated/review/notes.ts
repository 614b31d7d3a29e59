// Written by `pnpm calls` from src/review/notes.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/notes.ts';

/** Adds a note to an application, to a spot of a page, or in answer to another note. */
export const addNote: CallOf<typeof declared.addNote> = { id: 'addNote', method: 'POST', path: '/application/:id/notes' };

/** Rewords a note, says whether it is settled, or brings back a deleted one. */
export const changeNote: CallOf<typeof declared.changeNote> = { id: 'changeNote', method: 'PATCH', path: '/application/:id/notes/:noteId' };

/** Deletes a note of the caller. */
export const deleteNote: CallOf<typeof declared.deleteNote> = { id: 'deleteNote', method: 'DELETE', path: '/application/:id/notes/:noteId' };

/** What the staff say among themselves of an application and of pages of its documents. */
export const listNotes: CallOf<typeof declared.listNotes> = { id: 'listNotes', method: 'GET', path: '/application/:id/notes' };
