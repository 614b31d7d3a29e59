import type { Language } from '@portal/contracts';
import { useQuery } from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import { useMemo } from 'react';
import { versionOf, versionsOf } from '../read-text/text.queries.ts';
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
export const usePublishedEntry = <R extends Entry, I extends object, V extends FieldValues>(
  { list, valuesOf }: Directory<R, I, V>,
  row: R | undefined,
): V | undefined => {
  const isDraft = row?.isPublished === true && row.state?.status === 'CHANGED';
  const address = { kind: list, id: row?.id ?? '' };
  const { data: versions } = useQuery({ ...versionsOf(address), enabled: isDraft });
  const version = versions?.[0]?.version;
  const { data: now } = useQuery({
    ...versionOf(address, version ?? 1),
    enabled: isDraft && version !== undefined,
  });
  return useMemo(() => {
    if (!row?.isPublished) return undefined;
    if (!isDraft) return valuesOf(row);
    return now && valuesOf({ ...row, ...now });
  }, [row, isDraft, now, valuesOf]);
};
