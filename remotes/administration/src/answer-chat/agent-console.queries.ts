import {
  claimConversation,
  closeConversation,
  getDesk,
  setPresence,
  transferConversation,
} from '@portal/contracts/calls/support/chat-desk';
import type { Presence } from '@portal/contracts/support/enums';
import { call, queryClient, queryOptions, useMutation } from '@portal/platform';

/** Who waits and one's own chats. Read again when the socket says so, and every few seconds without one. */
export const agentConsole = (isLive: boolean) =>
  queryOptions({
    queryKey: ['administration', 'desk'],
    queryFn: ({ signal }) => call(getDesk, { signal, background: true }).then(({ data }) => data),
    staleTime: 0,
    refetchInterval: isLive ? 60_000 : 4000,
  });

export const refreshAgentConsole = (): void =>
  void queryClient.invalidateQueries({ queryKey: ['administration', 'desk'] });

export const usePresence = () =>
  useMutation({
    mutationFn: (presence: Presence) => call(setPresence, { body: { presence } }),
    onSettled: refreshAgentConsole,
  });

export const useClaim = () =>
  useMutation({
    mutationFn: (id: string) => call(claimConversation, { params: { id } }),
    onSettled: refreshAgentConsole,
  });

export const useClose = () =>
  useMutation({
    mutationFn: (id: string) => call(closeConversation, { params: { id } }),
    onSettled: refreshAgentConsole,
  });

export const useTransfer = () =>
  useMutation({
    mutationFn: ({ id, agentId }: { id: string; agentId: string }) =>
      call(transferConversation, { params: { id }, body: { agentId } }),
    onSettled: refreshAgentConsole,
  });
