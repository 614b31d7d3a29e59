import * as calls from '@portal/contracts/calls/support/agent-console';
import type { Presence } from '@portal/contracts/support/enums';
import {
  call,
  dataQuery,
  errorText,
  isApiError,
  notify,
  queryClient,
  queryOptions,
  useMutation,
} from '@portal/platform';

/** Who waits and one's own chats. Read again when the socket says so, and every few seconds without one. */
export const agentConsole = (isLive: boolean) =>
  queryOptions({
    ...dataQuery(['administration', 'desk'], calls.getDesk, { background: true }),
    staleTime: 0,
    refetchInterval: isLive ? 60_000 : 4000,
  });

/** One's own chat that is in no list any more: it is over, or with another agent. */
export const overChat = (id: string) =>
  queryOptions({
    ...dataQuery(['administration', 'over-chat', id], calls.getDeskMessages, {
      params: { id },
      query: {},
      background: true,
    }),
    staleTime: 0,
    meta: { silent: true },
  });

export const refreshAgentConsole = (): void =>
  void queryClient.invalidateQueries({ queryKey: ['administration', 'desk'] });

export const usePresence = () =>
  useMutation({
    mutationFn: (presence: Presence) => call(calls.setPresence, { body: { presence } }),
    onSettled: refreshAgentConsole,
  });

export const useClaim = () =>
  useMutation({
    mutationFn: (id: string) =>
      call(calls.claimConversation, { params: { id } }).catch((error: unknown) => {
        // Nothing went wrong: somebody else was faster.
        if (!isApiError(error) || error.code !== 'chat_taken') throw error;
        notify.info(errorText(error));
      }),
    onSettled: refreshAgentConsole,
  });

export const useClose = () =>
  useMutation({
    mutationFn: (id: string) => call(calls.closeConversation, { params: { id } }),
    onSettled: refreshAgentConsole,
  });

/** `onDone` gets the first name of who has it now. */
export const useTransfer = (onDone: (agent: string) => void) =>
  useMutation({
    mutationFn: ({ id, agentId }: { id: string; agentId: string }) =>
      call(calls.transferConversation, { params: { id }, body: { agentId } }),
    onSuccess: ({ data }) => onDone(data.agentName ?? ''),
    onSettled: refreshAgentConsole,
  });
