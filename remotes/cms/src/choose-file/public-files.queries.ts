import { listPublicFiles, publishFile, unpublishFile } from '@portal/contracts/calls/kernel/files';
import { call, queryOptions, useMutation } from '@portal/platform';
import { useChanged, useOvertaken } from '../read-text/text.queries.ts';

/** What anyone may fetch, newest first. */
export const publicFiles = queryOptions({
  queryKey: ['cms', 'public-files'],
  queryFn: ({ signal }) => call(listPublicFiles, { signal }).then(({ data }) => data),
});

export const usePublishFile = () =>
  useMutation({
    mutationFn: (fileKey: string) => call(publishFile, { body: { fileKey } }),
    meta: { silent: true },
    onSuccess: useChanged(publicFiles.queryKey),
  });

export const useUnpublishFile = () =>
  useMutation({
    mutationFn: (icon: string) => call(unpublishFile, { params: { icon } }),
    meta: { silent: true },
    onSuccess: useChanged(publicFiles.queryKey),
    onError: useOvertaken(publicFiles.queryKey),
  });
