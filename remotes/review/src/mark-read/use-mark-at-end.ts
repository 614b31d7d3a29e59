import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadMarks } from './read-marks.queries.ts';

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
