import { listPublicFiles, publishFile, unpublishFile } from '@portal/contracts/calls/kernel/files';
import { call, dataQuery, useMutation } from '@portal/platform';
import { afterChange, afterRefusal } from '../read-text/text.queries.ts';

/** What anyone may fetch, newest first. */
export const publicFiles = dataQuery(['cms', 'public-files'], listPublicFiles);

export const usePublishFile = () =>
  useMutation({
    mutationFn: (fileKey: string) => call(publishFile, { body: { fileKey } }),
    meta: { silent: true },
    onSuccess: afterChange(publicFiles.queryKey),
  });

export const useUnpublishFile = () =>
  useMutation({
    mutationFn: (icon: string) => call(unpublishFile, { params: { icon } }),
    meta: { silent: true },
    onSuccess: afterChange(publicFiles.queryKey),
    onError: afterRefusal(publicFiles.queryKey),
  });
