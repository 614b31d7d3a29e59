import type { Language } from '@portal/contracts';
import { noteContentEditor } from '@portal/contracts/content/calls';
import type { Editors } from '@portal/contracts/content/desk';
import type { SectionKey } from '@portal/contracts/content/keys';
import { call } from '@portal/platform';
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

/** Says every few seconds that the text is open here, and hears who else has it open. */
export const useEditors = (key: SectionKey, lang: Language): Editors | undefined => {
  const [editors, setEditors] = useState<Editors>();
  useEffect(() => {
    const body = { key, lang, tab: tabName() };
    let isHere = true;
    // Only a courtesy: while it fails, saving is still guarded by the row version.
    const note = () =>
      call(noteContentEditor, { body, background: true })
        .then(({ data }) => isHere && setEditors(data))
        .catch(() => undefined);
    void note();
    const timer = setInterval(note, EVERY_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
      call(noteContentEditor, { body: { ...body, leaving: true }, background: true }).catch(() => undefined);
    };
  }, [key, lang]);
  return editors;
};
