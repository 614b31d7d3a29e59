import { getApplication } from '@portal/contracts/calls/applications/applications';
import { getTimeline } from '@portal/contracts/calls/applications/conversation';
import { listSentMails } from '@portal/contracts/calls/review/decide';
import { call, dataQuery, i18n, isApiError, queryClient, queryOptions, rethrowAs } from '@portal/platform';

const key = (id: string) => ['review', 'application', id] as const;

export const applicationToReview = (id: string) =>
  queryOptions({
    queryKey: key(id),
    queryFn: ({ signal }) =>
      rethrowAs(
        call(getApplication, { params: { id }, signal }).then((reply) => reply.data),
        i18n.t('review:errors.details'),
      ),
    // A refetch under somebody's hands would move the row version that their decision names.
    refetchInterval: false,
  });

export const timelineOf = (id: string) =>
  dataQuery([...key(id), 'timeline'], getTimeline, { params: { id } });

export const mailsOf = (id: string) => dataQuery([...key(id), 'mails'], listSentMails, { params: { id } });

/** What a change of one application may change elsewhere: lists, counts, workload, what a fund has left. */
const lists = ['applications', 'views', 'workload', 'reviewers', 'funds'];

/** Reads these anew; documents, notes and marks that are open stay as they are. */
export const listsChanged = (...more: string[]) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, part] }) =>
      area === 'review' && [...lists, ...more].some((name) => name === part),
  });

/** After anything that changed the application: its detail, its history and every list read anew. */
export const applicationChanged = async (id: string): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: key(id) });
  void listsChanged('proposals');
};

/** Where somebody else was faster, the page shows what they did; a fund decided otherwise may ask for other fields. */
export const readAgainIfOvertaken = async (id: string, error: Error): Promise<void> => {
  if (isApiError(error) && [400, 409].includes(error.status)) await applicationChanged(id);
};
