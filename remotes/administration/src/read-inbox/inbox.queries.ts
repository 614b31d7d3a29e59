import { getDeskMessages } from '@portal/contracts/calls/support/agent-console';
import {
  assignInboxItem,
  listInbox,
  listInboxAssignees,
  listRepeatedQuestions,
  setInboxState,
} from '@portal/contracts/calls/support/inbox';
import type {
  AssigneeInput,
  InboxItemQuery,
  InboxQuery,
  InboxStateInput,
} from '@portal/contracts/support/inbox';
import { call, dataQuery, notify, pageQuery, queryClient, queryOptions, useMutation } from '@portal/platform';
import { inboxKey, live } from '../count-waiting/inbox-waiting.queries.ts';

export const inboxPage = (query: InboxQuery) =>
  queryOptions({
    ...pageQuery([...inboxKey, 'page', query], listInbox, { query, background: true }),
    ...live,
  });

export const assignees = (query: InboxItemQuery) =>
  queryOptions({
    ...dataQuery([...inboxKey, 'assignees', query], listInboxAssignees, { query }),
    meta: { silent: true },
  });

export const closedChat = (id: string) =>
  dataQuery([...inboxKey, 'chat', id], getDeskMessages, { params: { id }, query: {} });

export const repeatedQuestions = dataQuery([...inboxKey, 'repeated'], listRepeatedQuestions);

/** The queue and its counts as they are now. */
const readInboxAgain = () => queryClient.invalidateQueries({ queryKey: inboxKey });

const changed = {
  onSuccess: ({ message }: { message: string }) => notify.success(message),
  onSettled: readInboxAgain,
};

/** `silent` where the place that asks shows the error itself. */
export const useAssign = (meta: { silent?: boolean } = {}) =>
  useMutation({ mutationFn: (body: AssigneeInput) => call(assignInboxItem, { body }), meta, ...changed });

export const useDecideFailedWork = () =>
  useMutation({ mutationFn: (body: InboxStateInput) => call(setInboxState, { body }), ...changed });
