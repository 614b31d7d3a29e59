import type { Language } from '@portal/contracts';
import { noteContentEditor } from '@portal/contracts/calls/content/content';
import type { Editors } from '@portal/contracts/content/desk';
import type { SectionKey } from '@portal/contracts/content/keys';
import { call } from '@portal/platform';
import { useCallback } from 'react';
import { type Here, useHere } from '../frame-editor/use-here.ts';

/** Says every few seconds that the text is open here, and hears who else has it open. */
export const useEditors = (key: SectionKey, lang: Language): Editors | undefined =>
  useHere(
    useCallback(
      async (here: Here) =>
        (await call(noteContentEditor, { body: { key, lang, ...here }, background: true })).data,
      [key, lang],
    ),
  );
