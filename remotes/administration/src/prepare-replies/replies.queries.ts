import { listReplyTemplates } from '@portal/contracts/calls/support/inbox';
import * as calls from '@portal/contracts/calls/support/prepared-replies';
import type { CannedReplyInput } from '@portal/contracts/support/chat.schemas';
import { call, dataQuery, queryClient, queryOptions, useMutation } from '@portal/platform';

const key = ['administration', 'replies'] as const;

/** For those who may change them. */
export const cannedReplies = dataQuery([...key, 'canned'], calls.listCannedReplies);

/** For everybody who replies. Without them one types oneself. */
export const replyTemplates = queryOptions({
  ...dataQuery([...key, 'templates'], listReplyTemplates),
  meta: { silent: true },
});

const readRepliesAgain = () => queryClient.invalidateQueries({ queryKey: key });

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
