import { getDeskMessages } from '@portal/contracts/calls/support/agent-console';
import * as calls from '@portal/contracts/calls/support/inbox';
import type {
  AssigneeInput,
  InboxItemQuery,
  InboxQuery,
  InboxStateInput,
} from '@portal/contracts/support/inbox';
import { call, dataQuery, notify, pageQuery, queryClient, queryOptions, useMutation } from '@portal/platform';
import { messagesKey } from '../answer-messages/messages.queries.ts';
import { inboxKey, live } from '../count-waiting/inbox-waiting.queries.ts';

export const inboxPage = (query: InboxQuery) =>
  queryOptions({
    ...pageQuery([...inboxKey, 'page', query], calls.listInbox, { query, background: true }),
    ...live,
  });

export const assignees = (query: InboxItemQuery) =>
  queryOptions({
    ...dataQuery([...inboxKey, 'assignees', query], calls.listInboxAssignees, { query }),
    meta: { silent: true },
  });

export const closedChat = (id: string) =>
  dataQuery([...inboxKey, 'chat', id], getDeskMessages, { params: { id }, query: {} });

export const repeatedQuestions = dataQuery([...inboxKey, 'repeated'], calls.listRepeatedQuestions);

/** The queue, its counts and the messages as they are now: who takes a message on raises its row version. */
const readInboxAgain = () =>
  Promise.all([inboxKey, messagesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

const changed = {
  onSuccess: ({ message }: { message: string }) => notify.success(message),
  onSettled: readInboxAgain,
};

/** `silent` where the place that asks shows the error itself. */
export const useAssign = (meta: { silent?: boolean } = {}) =>
  useMutation({
    mutationFn: (body: AssigneeInput) => call(calls.assignInboxItem, { body }),
    meta,
    ...changed,
  });

export const useSetInboxState = () =>
  useMutation({ mutationFn: (body: InboxStateInput) => call(calls.setInboxState, { body }), ...changed });
