import type { Draft } from '@portal/contracts/applications/application.schemas';
import { useQuery } from '@portal/platform';
import { useMemo } from 'react';
import { checkedFilesQuery } from './draft.queries.ts';

/** Every file that goes with the application. */
export const filesOf = (draft: Draft | null) => [
  ...(draft?.documents ?? []),
  ...(draft?.authorityFile ? [draft.authorityFile] : []),
];

type FileState = Pick<Draft['documents'][number], 'scanStatus' | 'wasScanned'>;

/** Whether a scanner has still to look at a file before it can be sent. */
const isUnchecked = ({ scanStatus, wasScanned }: FileState, requiresScan: boolean): boolean =>
  scanStatus === 'PENDING' || (requiresScan && scanStatus === 'CLEAN' && !wasScanned);

/** The draft with the newest word on files that were still being checked when it was saved. */
export const useCheckedFiles = (draft: Draft | null): Draft | null => {
  const requiresScan = draft?.requiresScan ?? false;
  const isWaiting = filesOf(draft).some((file) => isUnchecked(file, requiresScan));
  const { data: checked } = useQuery(checkedFilesQuery(draft?.id, isWaiting));
  return useMemo(() => {
    if (draft === null || !isWaiting || !checked) return draft;
    const documents = draft.documents.map((file) =>
      isUnchecked(file, requiresScan)
        ? (checked.documents.find(({ fileKey }) => fileKey === file.fileKey) ?? file)
        : file,
    );
    const isSameAuthority = checked.authorityFile?.fileKey === draft.authorityFile?.fileKey;
    return { ...draft, documents, ...(isSameAuthority && { authorityFile: checked.authorityFile }) };
  }, [draft, isWaiting, requiresScan, checked]);
};
