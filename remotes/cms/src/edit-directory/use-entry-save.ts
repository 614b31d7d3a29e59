import type { Language } from '@portal/contracts';
import { isApiError, useQueryClient } from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import { useRef, useState } from 'react';
import { type Directory, type Entry, lastPlace } from './directory.ts';
import { writesElsewhere } from './in-language.ts';
import { overlaid } from './overlaid.ts';
import { entriesOf, type Part, sendEntry, useSaveEntry } from './use-directory.ts';

interface Clash<R, V> {
  theirs: R;
  /** Theirs with what was typed. */
  mine: V;
}

/** A draft keeps what is public as it is; one language is published or all are; hidden, visitors see none of them. */
export type EntryPurpose = 'draft' | 'publish' | 'all' | 'hide';

const isConflict = (code: string) => code === 'stale_version' || code === 'not_found';

/**
 * Saving of one entry: what was read when the form opened, and what to do when somebody else saved or
 * deleted it in between. Nothing of theirs is overwritten unasked, nothing typed is lost.
 */
export const useEntrySave = <R extends Entry, I extends object, V extends FieldValues>(
  directory: Directory<R, I, V>,
  opened: R | undefined,
  rows: readonly R[],
) => {
  const client = useQueryClient();
  const saving = useSaveEntry(directory);
  const [start, setStart] = useState(opened);
  const [clash, setClash] = useState<Clash<R, V>>();
  const [isGone, setGone] = useState(false);
  /** What the next save is for. */
  const purpose = useRef<EntryPurpose>('draft');

  const store = async (row: R | undefined, values: V, language: Language): Promise<R> => {
    const goal = purpose.current;
    const input = { ...directory.inputOf(values), order: row?.order ?? lastPlace(rows) };
    const isShown = { ...input, isPublished: true };
    const kept = { ...input, isPublished: goal === 'draft' && row?.isPublished === true };
    const send = (to: R | undefined, body: typeof kept, part: Part = {}) =>
      saving.mutateAsync({ row: to, input: body, ...part }).then(({ data }) => data);
    if (goal === 'all') return send(row, isShown);
    if (goal === 'hide') return send(row, kept);
    if (goal === 'draft') return send(row, kept, { draft: true });
    // What is typed in other languages, or in an entry that is not there yet, is no part of what goes public.
    const isAlone = row && !writesElsewhere(directory.valuesOf(row), values, language);
    if (isAlone) return send(row, isShown, { lang: language });
    const { data: saved } = await sendEntry(directory, row, kept, { draft: true });
    setStart(saved);
    return send(saved, isShown, { lang: language });
  };

  const says = (row: R) => JSON.stringify(directory.inputOf(directory.valuesOf(row)));

  /** @returns the entry as it is then. */
  const save = async (values: V, language: Language): Promise<R> => {
    setGone(false);
    try {
      return await store(start, values, language);
    } catch (error) {
      if (!start || !isApiError(error) || !isConflict(error.code)) throw error;
      const newest = await client.fetchQuery({ ...entriesOf(directory), staleTime: 0 });
      const theirs = newest.find(({ id }) => id === start.id);
      // Only its place in the list moved.
      if (theirs && says(theirs) === says(start)) return await store(theirs, values, language);
      if (theirs) {
        setClash({ theirs, mine: overlaid(directory.valuesOf(start), values, directory.valuesOf(theirs)) });
      } else {
        // Saving again adds it anew.
        setStart(undefined);
        setGone(true);
      }
      throw error;
    }
  };

  /** Takes up what was read since, while nothing is typed. */
  const follow = (row: R) => setStart(row);

  /** Goes on from the row that is there now, with their words or one's own. */
  const goOn = () => {
    setStart(clash?.theirs);
    setClash(undefined);
    saving.reset();
  };

  return { start, clash, isGone, purpose, error: saving.error, save, follow, goOn };
};
