// Written by `pnpm calls` from src/review/reading.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/reading.ts';

/** What the caller has read of an application. */
export const listReadMarks: CallOf<typeof declared.listReadMarks> = { id: 'listReadMarks', method: 'GET', path: '/application/:id/readMarks' };

/** Marks a document or a section as read, or takes the mark away. */
export const setReadMark: CallOf<typeof declared.setReadMark> = { id: 'setReadMark', method: 'PUT', path: '/application/:id/readMarks' };
