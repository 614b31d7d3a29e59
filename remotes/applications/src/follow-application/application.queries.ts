import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import {
  exportApplicationPdf,
  getApplication,
  listVersions,
} from '@portal/contracts/calls/applications/applications';
import { getTimeline, listMessages, readMessages } from '@portal/contracts/calls/applications/conversation';
import {
  ApiError,
  call,
  dataQuery,
  download,
  i18n,
  queryClient,
  queryOptions,
  rethrowAs,
  useMutation,
} from '@portal/platform';

const key = (id: string) => ['applications', 'application', id] as const;

const fetchOwn = async (id: string, signal: AbortSignal): Promise<OwnerApplication> => {
  const failed = i18n.t('applications:errors.details');
  const { data } = await rethrowAs(call(getApplication, { params: { id }, signal }), failed);
  // Staff see what they entered themselves here; anything else belongs to the review workspace.
  if (data.audience !== 'OWNER') throw new ApiError({ status: 404, code: 'not_found', message: failed });
  return data;
};

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: key(id),
    queryFn: ({ signal }) => fetchOwn(id, signal),
    meta: { silent: true },
  });

export const timelineQuery = (id: string) =>
  dataQuery([...key(id), 'timeline'], getTimeline, { params: { id } });

export const versionsQuery = (id: string) =>
  queryOptions({
    ...dataQuery([...key(id), 'versions'], listVersions, { params: { id } }),
    meta: { silent: true },
  });

export const messagesQuery = (id: string) =>
  dataQuery([...key(id), 'messages'], listMessages, { params: { id } });

/** Failing to note that something was read is nobody's concern. */
export const useMarkMessagesRead = (id: string) =>
  useMutation({
    mutationFn: () => call(readMessages, { params: { id } }),
    meta: { silent: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['applications', 'mine'] }),
  });

export const useDownloadPdf = (id: string, number: string | null) =>
  useMutation({
    mutationFn: () => download(exportApplicationPdf, `${number ?? id}_application.pdf`, { params: { id } }),
    meta: { export: true },
  });
