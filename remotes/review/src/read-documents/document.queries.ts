import { downloadFile } from '@portal/contracts/calls/kernel/files';
import { download, fetchBytes, useIsHydrated, useMutation, useQuery } from '@portal/platform';

/** Kept while the workspace is open. Every read is logged: a page rendered on the server makes none. */
export const useDocumentBytes = (fileKey: string) =>
  useQuery({
    queryKey: ['review', 'file', fileKey],
    queryFn: ({ signal }) => fetchBytes(downloadFile, { params: { fileKey }, signal }),
    enabled: useIsHydrated(),
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
  });

/**
 * What a reader makes of the bytes of a document, kept as long; `bytes.error` when they do not come.
 * @param open rejects when the bytes cannot be read
 */
export const useOpenedDocument = <T>(
  fileKey: string,
  reader: string,
  open: (bytes: Uint8Array, signal: AbortSignal) => Promise<T>,
) => {
  const bytes = useDocumentBytes(fileKey);
  const { data = new Uint8Array(), isSuccess } = bytes;
  const opened = useQuery({
    queryKey: ['review', reader, fileKey],
    queryFn: ({ signal }) => open(data, signal),
    enabled: isSuccess,
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
    meta: { silent: true },
    structuralSharing: false,
  });
  return { bytes, opened };
};

export const useDownloadDocument = () =>
  useMutation({
    mutationFn: ({ fileKey, fileName }: { fileKey: string; fileName: string }) =>
      download(downloadFile, fileName, { params: { fileKey } }),
    meta: { export: true },
  });
