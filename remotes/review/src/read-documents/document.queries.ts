import { downloadFile } from '@portal/contracts/calls/kernel/files';
import { download, fetchBytes, queryOptions, useMutation } from '@portal/platform';

/** The bytes of a document, kept as long as the workspace is open; every read is logged by the server. */
export const documentBytes = (fileKey: string) =>
  queryOptions({
    queryKey: ['review', 'file', fileKey],
    queryFn: ({ signal }) => fetchBytes(downloadFile, { params: { fileKey }, signal }),
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
