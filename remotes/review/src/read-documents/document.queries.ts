import { downloadFile } from '@portal/contracts/calls/kernel/files';
import { download, fetchBytes, useIsHydrated, useMutation, useQuery } from '@portal/platform';

/**
 * The bytes of a document, kept as long as the workspace is open. Every read is logged: a page that is rendered on the
 * server makes none.
 */
export const useDocumentBytes = (fileKey: string) =>
  useQuery({
    queryKey: ['review', 'file', fileKey],
    queryFn: ({ signal }) => fetchBytes(downloadFile, { params: { fileKey }, signal }),
    enabled: useIsHydrated(),
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
  });

export const useDownloadDocument = () =>
  useMutation({
    mutationFn: ({ fileKey, fileName }: { fileKey: string; fileName: string }) =>
      download(downloadFile, fileName, { params: { fileKey } }),
    meta: { export: true },
  });
