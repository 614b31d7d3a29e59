import { getDeskMessages } from '@portal/contracts/calls/support/chat-desk';
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
import { call, keepPreviousData, notify, queryClient, queryOptions, useMutation } from '@portal/platform';
import { inboxKey, live } from '../count-waiting/inbox-waiting.queries.ts';

export const inboxPage = (query: InboxQuery) =>
  queryOptions({
    queryKey: [...inboxKey, 'page', query],
    queryFn: ({ signal }) => call(listInbox, { query, signal, background: true }),
    placeholderData: keepPreviousData,
    ...live,
  });

export const assignees = (query: InboxItemQuery) =>
  queryOptions({
    queryKey: [...inboxKey, 'assignees', query],
    queryFn: ({ signal }) => call(listInboxAssignees, { query, signal }).then(({ data }) => data),
    meta: { silent: true },
  });

export const closedChat = (id: string) =>
  queryOptions({
    queryKey: [...inboxKey, 'chat', id],
    queryFn: ({ signal }) =>
      call(getDeskMessages, { params: { id }, query: {}, signal }).then(({ data }) => data),
  });

export const repeatedQuestions = queryOptions({
  queryKey: [...inboxKey, 'repeated'],
  queryFn: ({ signal }) => call(listRepeatedQuestions, { signal }).then(({ data }) => data),
});

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
