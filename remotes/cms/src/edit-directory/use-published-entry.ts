import type { Language } from '@portal/contracts';
import type { FieldValues } from '@portal/platform/forms';
import { useMemo } from 'react';
import { useNewestVersion } from '../read-text/text.queries.ts';
import type { Directory, Entry } from './directory.ts';
import { statesOf } from './entry-states.ts';

/** Of what is public that which the form may be held against: nothing while the language is not. */
export const inPublicLanguage = <V>(
  published: V | undefined,
  row: Entry | undefined,
  language: Language,
): V | undefined => {
  const status = row && statesOf(row)[language]?.status;
  return status === undefined || status === 'DRAFT' ? undefined : published;
};

/** The values of an entry as they are public, whatever its draft says; `undefined` while it is not. */
export const usePublishedEntry = (
  { list, valuesOf }: Directory,
  row: Entry | undefined,
): FieldValues | undefined => {
  const isDraft = row?.isPublished === true && row.state?.status === 'CHANGED';
  const { words } = useNewestVersion({ kind: list, id: row?.id ?? '' }, isDraft);
  return useMemo(() => {
    if (!row?.isPublished) return undefined;
    if (!isDraft) return valuesOf(row);
    return words && valuesOf({ ...row, ...words });
  }, [row, isDraft, words, valuesOf]);
};
