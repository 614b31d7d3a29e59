import { noteContentEditor } from '@portal/contracts/calls/content/editing';
import type { Editors, TextAddress } from '@portal/contracts/content/editing';
import { call, withStorage } from '@portal/platform';
import { useEffect, useState } from 'react';

const EVERY_MS = 10_000;
const TAB = 'content_editor_tab';

const newName = crypto.randomUUID();

/** One name for this tab, stored over a reload, where the browser lets it: a page loaded again is not somebody else. */
const tabName = (): string => {
  const name = withStorage(() => sessionStorage.getItem(TAB)) ?? newName;
  withStorage(() => sessionStorage.setItem(TAB, name));
  return name;
};

/**
 * Reports every few seconds that a text is open here, and at last that it is closed. @returns who else has it open.
 * @param address none for a new entry, which is nobody else's.
 */
export const useEditors = (address: TextAddress | undefined): Editors | undefined => {
  const [editors, setEditors] = useState<Editors>();
  // The same text is the same address, whichever object says it.
  const named = address && JSON.stringify(address);
  useEffect(() => {
    if (named === undefined) return;
    const tab = tabName();
    const report = async (more: { leaving?: boolean } = {}) => {
      const body = { ...(JSON.parse(named) as TextAddress), tab, ...more }; // as it was named above
      return (await call(noteContentEditor, { body, background: true })).data;
    };
    let isHere = true;
    // Only a courtesy: while it fails, saving is still guarded by the row version.
    const note = () =>
      report()
        .then((answer) => isHere && setEditors(answer))
        .catch(() => undefined);
    void note();
    const timer = setInterval(note, EVERY_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
      report({ leaving: true }).catch(() => undefined);
    };
  }, [named]);
  return editors;
};
