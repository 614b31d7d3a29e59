import type { Draft } from '@portal/contracts/applications/calls';
import { useQuery } from '@portal/platform';
import { useMemo } from 'react';
import { checkedFilesQuery } from './draft.queries.ts';

/** The draft with the newest word on files that were still being checked when it was saved. */
export const useCheckedFiles = (draft: Draft | null): Draft | null => {
  const isWaiting =
    (draft?.documents.some((file) => file.scanStatus === 'PENDING') ?? false) ||
    draft?.authorityFile?.scanStatus === 'PENDING';
  const { data: checked } = useQuery(checkedFilesQuery(draft?.id, isWaiting));
  return useMemo(() => {
    if (draft === null || !isWaiting || !checked) return draft;
    const documents = draft.documents.map((file) =>
      file.scanStatus === 'PENDING'
        ? (checked.documents.find(({ fileKey }) => fileKey === file.fileKey) ?? file)
        : file,
    );
    const isSameAuthority = checked.authorityFile?.fileKey === draft.authorityFile?.fileKey;
    return { ...draft, documents, ...(isSameAuthority && { authorityFile: checked.authorityFile }) };
  }, [draft, isWaiting, checked]);
};
