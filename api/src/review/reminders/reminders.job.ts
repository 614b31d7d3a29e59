import type { Job } from '../../kernel/jobs/job.ts';
import { clearDeletedNotes } from '../notes/notes.db.ts';
import { remindReviewers } from './due-reviews.ts';
import { clearDrafts } from './old-drafts.ts';
import { followReturned } from './returned-applications.ts';

/** What the calendar does by itself. Each is safe to run twice, and by two instances at once. */
export const reminderJobs: Job[] = [
  { name: 'follow-returned-applications', cron: '0 * * * *', run: ({ db }) => followReturned(db) },
  { name: 'clear-old-drafts', cron: '0 * * * *', run: ({ db }) => clearDrafts(db) },
  { name: 'clear-deleted-notes', cron: '0 * * * *', run: ({ db }) => clearDeletedNotes(db) },
  { name: 'remind-reviewers', cron: '0 * * * *', run: ({ db }) => remindReviewers(db) },
];
