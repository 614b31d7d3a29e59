import { replyTemplates } from '@portal/application-view';
import * as calls from '@portal/contracts/calls/support/prepared-replies';
import type { CannedReplyInput } from '@portal/contracts/support/chat.schemas';
import { call, dataQuery, queryClient, useMutation } from '@portal/platform';

/** For those who may change them. */
export const cannedReplies = dataQuery(['administration', 'replies'], calls.listCannedReplies);

const readRepliesAgain = () => {
  void queryClient.invalidateQueries({ queryKey: replyTemplates.queryKey });
  return queryClient.invalidateQueries({ queryKey: cannedReplies.queryKey });
};

/** Adds a reply, or changes the one with the id. The form shows what went wrong. */
export const useSaveReply = (id: string | undefined) =>
  useMutation({
    mutationFn: (body: CannedReplyInput) =>
      id === undefined
        ? call(calls.addCannedReply, { body })
        : call(calls.changeCannedReply, { params: { id }, body }),
    onSettled: readRepliesAgain,
    meta: { silent: true },
  });

export const useDeleteReply = () =>
  useMutation({
    mutationFn: (id: string) => call(calls.deleteCannedReply, { params: { id } }),
    onSettled: readRepliesAgain,
  });
