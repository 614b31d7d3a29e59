import { call, type Page, type Result } from '../call.ts';
import type {
  AssigneeInput,
  InboxItem,
  InboxItemQuery,
  InboxPerson,
  InboxQuery,
  InboxStateInput,
  InboxWaiting,
  RepeatedQuestion,
  ReplyTemplate,
} from './schemas.ts';

/** Everything that was written to the Fund and that the caller may read: one queue. */
export const listInbox = call<{ query: InboxQuery; response: Page<InboxItem> }>('listInbox', {
  method: 'GET',
  path: '/inbox',
  permission: 'inbox.use',
});

export const getInboxWaiting = call<{ response: Result<InboxWaiting> }>('getInboxWaiting', {
  method: 'GET',
  path: '/inbox/waiting',
  permission: 'inbox.use',
});

/** Who may be given a message: whoever may read it. */
export const listInboxAssignees = call<{ query: InboxItemQuery; response: Result<InboxPerson[]> }>(
  'listInboxAssignees',
  { method: 'GET', path: '/inbox/assignees', permission: 'inbox.use' },
);

export const assignInboxItem = call<{ body: AssigneeInput; response: Result<InboxItem> }>('assignInboxItem', {
  method: 'PUT',
  path: '/inbox/assignee',
  permission: 'inbox.use',
});

export const setInboxState = call<{ body: InboxStateInput; response: Result<InboxItem> }>('setInboxState', {
  method: 'PUT',
  path: '/inbox/state',
  permission: 'inbox.use',
});

/** The prepared replies of all who answer, in every language. */
export const listReplyTemplates = call<{ response: Result<ReplyTemplate[]> }>('listReplyTemplates', {
  method: 'GET',
  path: '/inbox/reply-templates',
  permission: 'inbox.use',
});

/** What is asked so often that a public answer would help. */
export const listRepeatedQuestions = call<{ response: Result<RepeatedQuestion[]> }>('listRepeatedQuestions', {
  method: 'GET',
  path: '/inbox/repeated-questions',
  permission: 'contact-message.manage',
});
