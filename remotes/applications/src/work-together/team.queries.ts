import type {
  AnsweredInvitation,
  AnswerInvitation,
  ChangeMember,
  InviteMember,
} from '@portal/contracts/applications/members';
import * as calls from '@portal/contracts/calls/applications/members';
import { call, dataQuery, notify, queryClient, queryOptions, useMutation } from '@portal/platform';

export const teamQuery = (id: string) =>
  queryOptions({
    ...dataQuery(['applications', 'team', id], calls.listMembers, { params: { id } }),
    staleTime: 0,
    meta: { silent: true },
  });

/** One after the other, in their order; whatever came of it, the list is read anew. */
const useTeamMutation = <V>(
  id: string,
  mutationFn: (values: V) => Promise<{ message: string }>,
  silent = false,
) =>
  useMutation({
    mutationFn,
    scope: { id: `team/${id}` },
    ...(silent && { meta: { silent: true } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQuery(id).queryKey }),
  });

/** The form shows beside its fields what was refused. */
export const useInvite = (id: string) =>
  useTeamMutation(id, (body: InviteMember) => call(calls.inviteMember, { params: { id }, body }), true);

export const useChangeRole = (id: string, memberId: string) =>
  useTeamMutation(id, (body: ChangeMember) => call(calls.changeMember, { params: { id, memberId }, body }));

export const useInviteAgain = (id: string, memberId: string) =>
  useTeamMutation<void>(id, () => call(calls.inviteMemberAgain, { params: { id, memberId } }));

/** `onGone` also where the row of the person is off the page by then. */
export const useRemove = (id: string, memberId: string, onGone: () => void) =>
  useTeamMutation<void>(id, async () => {
    const answer = await call(calls.removeMember, { params: { id, memberId } });
    onGone();
    return answer;
  });

/** `onAnswer` before the list is read anew: the invitation is off the page after that. */
export const useAnswerInvitation = (memberId: string, onAnswer: (place: AnsweredInvitation) => void) =>
  useMutation({
    mutationFn: (body: AnswerInvitation) => call(calls.answerInvitation, { params: { memberId }, body }),
    onSuccess: ({ message, data }) => {
      notify.success(message);
      onAnswer(data);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  });
