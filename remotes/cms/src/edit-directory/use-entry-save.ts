import { isApiError, useQueryClient } from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import { useRef, useState } from 'react';
import { type Directory, type Entry, lastPlace } from './directory.ts';
import { laidOver } from './laid-over.ts';
import { entriesOf, useSaveEntry } from './use-directory.ts';

interface Clash<R, V> {
  theirs: R;
  /** Theirs with what was typed. */
  mine: V;
}

/** A draft keeps what is public as it is; a preview is a draft that is looked at. */
export type EntryPurpose = 'save' | 'draft' | 'preview';

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
  const purpose = useRef<EntryPurpose>('save');

  const store = (row: R | undefined, values: V) =>
    saving.mutateAsync({
      row,
      input: { ...directory.inputOf(values), order: row?.order ?? lastPlace(rows) },
      draft: purpose.current !== 'save' && row?.isPublished === true,
    });

  const says = (row: R) => JSON.stringify(directory.inputOf(directory.valuesOf(row)));

  /** @returns the entry as it is then. */
  const save = async (values: V): Promise<R> => {
    setGone(false);
    try {
      return (await store(start, values)).data;
    } catch (error) {
      if (!start || !isApiError(error) || !isConflict(error.code)) throw error;
      const newest = await client.fetchQuery({ ...entriesOf(directory), staleTime: 0 });
      const theirs = newest.find(({ id }) => id === start.id);
      // Only its place in the list moved.
      if (theirs && says(theirs) === says(start)) return (await store(theirs, values)).data;
      if (theirs) {
        setClash({ theirs, mine: laidOver(directory.valuesOf(start), values, directory.valuesOf(theirs)) });
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
