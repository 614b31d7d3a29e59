import { useEffect } from 'react';
import { useDraft } from '../edit-draft/draft-context.ts';
import { usePresence } from './use-presence.ts';

/** Takes in, while the form is open, what others saved: question by question, as after a refused save. */
export const MergeSavedByOthers = () => {
  const { rowVersion, refresh, conflict } = useDraft();
  const { data } = usePresence();
  const theirs = data?.rowVersion ?? 0;
  const isAsking = conflict !== null;
  useEffect(() => {
    if (!isAsking && theirs > rowVersion()) void refresh();
    // Only news of the server counts: the editor's functions are made anew with every letter.
  }, [theirs, isAsking]);
  return null;
};
