import { listPublicFiles, publishFile, unpublishFile } from '@portal/contracts/calls/kernel/files';
import { call, notify, queryOptions, useMutation, useQueryClient } from '@portal/platform';

/** What anyone may fetch, newest first. */
export const publicFiles = queryOptions({
  queryKey: ['cms', 'public-files'],
  queryFn: ({ signal }) => call(listPublicFiles, { signal }).then(({ data }) => data),
});

const useChanged = () => {
  const client = useQueryClient();
  return ({ message }: { message: string }) => {
    notify.success(message);
    return client.invalidateQueries({ queryKey: publicFiles.queryKey });
  };
};

export const usePublishFile = () =>
  useMutation({
    mutationFn: (fileKey: string) => call(publishFile, { body: { fileKey } }),
    meta: { silent: true },
    onSuccess: useChanged(),
  });

export const useUnpublishFile = () =>
  useMutation({
    mutationFn: (icon: string) => call(unpublishFile, { params: { icon } }),
    meta: { silent: true },
    onSuccess: useChanged(),
  });
