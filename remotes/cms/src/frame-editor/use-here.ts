import type { Editors } from '@portal/contracts/content/desk';
import { useEffect, useState } from 'react';

const EVERY_MS = 10_000;
const TAB = 'content_editor_tab';

/** One name for this tab, kept over a reload: a page loaded again is not somebody else. */
const tabName = (): string => {
  const kept = sessionStorage.getItem(TAB);
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  sessionStorage.setItem(TAB, made);
  return made;
};

export interface Here {
  tab: string;
  leaving?: boolean;
}

/**
 * Tells every few seconds that something is open here, and that it closes; hears who else has it open.
 * @param tell the same function while the same thing is open; none while nothing is.
 */
export const useHere = (tell: ((here: Here) => Promise<Editors>) | undefined): Editors | undefined => {
  const [editors, setEditors] = useState<Editors>();
  useEffect(() => {
    if (tell === undefined) return;
    const tab = tabName();
    let isHere = true;
    // Only a courtesy: while it fails, saving is still guarded by the row version.
    const note = () =>
      tell({ tab })
        .then((heard) => isHere && setEditors(heard))
        .catch(() => undefined);
    void note();
    const timer = setInterval(note, EVERY_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
      tell({ tab, leaving: true }).catch(() => undefined);
    };
  }, [tell]);
  return editors;
};
