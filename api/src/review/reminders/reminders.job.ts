import type { Job } from '../../kernel/jobs/job.ts';
import { clearDeletedNotes } from '../notes/notes.db.ts';
import { remindReviewers } from './due-reviews.ts';
import { clearDrafts } from './old-drafts.ts';
import { followReturned } from './returned-applications.ts';

const HOUR = 3600;

/** What the calendar does by itself. Each is safe to run twice, and by two instances at once. */
export const reminderJobs: Job[] = [
  { name: 'follow-returned-applications', everySeconds: HOUR, run: ({ db }) => followReturned(db) },
  { name: 'clear-old-drafts', everySeconds: HOUR, run: ({ db }) => clearDrafts(db) },
  { name: 'clear-deleted-notes', everySeconds: HOUR, run: ({ db }) => clearDeletedNotes(db) },
  { name: 'remind-reviewers', everySeconds: HOUR, run: ({ db }) => remindReviewers(db) },
];
