import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { listReadMarks, setReadMark } from '@portal/contracts/calls/review/reading';
import type { ReadMark, SetReadMark } from '@portal/contracts/review/reading';
import { call, dataQuery, queryClient, queryOptions, useMutation, useQuery } from '@portal/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/** Marks a document as read once it was seen to its end; what somebody takes back after that stays so. */
export const useMarkAtEnd = (marks: ReadMarks): ((fileKey: string) => void) => {
  const [ended, setEnded] = useState<string>();
  const { isKnown } = marks;
  const mark = useEffectEvent((key: string) => {
    const item = { kind: 'DOCUMENT', key } as const;
    if (!marks.isRead(item)) marks.mark(item, true);
  });
  useEffect(() => {
    if (ended !== undefined && isKnown) mark(ended);
  }, [ended, isKnown]);
  return setEnded;
};

const marksOf = (id: string) =>
  queryOptions({
    ...dataQuery(['review', 'read-marks', id], listReadMarks, { params: { id } }),
    refetchInterval: false,
    // Without them everything counts as unread, which hides nothing.
    meta: { silent: true },
  });

type Read = Pick<StaffApplication, 'id' | 'version' | 'changes'>;
type Item = Pick<SetReadMark, 'kind' | 'key'>;

/** Whether it was read, and has not changed since. */
export const isStillRead = (
  marks: readonly ReadMark[],
  { version, changes }: Pick<Read, 'version' | 'changes'>,
  { kind, key }: Item,
): boolean => {
  const mark = marks.find((one) => one.kind === kind && one.key === key);
  if (!mark) return false;
  // Of a document each version has its own file.
  const hasChanged = kind === 'SECTION' && changes.some(({ section }) => section === key);
  return mark.version === version || !hasChanged;
};

/** What the signed-in person has read of an application. */
export const useReadMarks = (application: Read) => {
  const { id } = application;
  const { data } = useQuery(marksOf(id));
  const set = useMutation({
    mutationFn: (mark: SetReadMark) => call(setReadMark, { params: { id }, body: mark }),
    onSuccess: (reply) => queryClient.setQueryData(marksOf(id).queryKey, reply.data),
  });
  return {
    /** False until it is known what was read. */
    isKnown: data !== undefined,
    isRead: (item: Item): boolean => isStillRead(data ?? [], application, item),
    mark: (item: Item, isRead: boolean) => set.mutate({ ...item, isRead }),
  };
};

export type ReadMarks = ReturnType<typeof useReadMarks>;
