import type { Draft } from '@portal/contracts/applications/calls';
import { useQuery } from '@portal/platform';
import { useMemo } from 'react';
import { checkedFilesQuery } from './draft.queries.ts';

/** The draft with the newest word on files that were still being checked when it was saved. */
export const useCheckedFiles = (draft: Draft | null): Draft | null => {
  const isWaiting = draft?.documents.some((file) => file.scanStatus === 'PENDING') ?? false;
  const { data: checked = [] } = useQuery(checkedFilesQuery(draft?.id, isWaiting));
  return useMemo(() => {
    if (draft === null || !isWaiting) return draft;
    const documents = draft.documents.map((file) =>
      file.scanStatus === 'PENDING'
        ? (checked.find(({ fileKey }) => fileKey === file.fileKey) ?? file)
        : file,
    );
    return { ...draft, documents };
  }, [draft, isWaiting, checked]);
};
