import type { Language } from '@portal/contracts';
import type { ContentSave, Section } from '@portal/contracts/content/section.schemas';
import { isApiError } from '@portal/platform';
import { useCallback, useRef, useState } from 'react';
import { type Json, toContent } from '../form-values/content-values.ts';
import { previewPath } from '../preview-page/public-page.ts';
import { useNewestSection, useSaveSection } from '../read-sections/content.queries.ts';
import { type Start, startOf, type Values } from './start-of.ts';

/** What the next save is for. */
export type Purpose = 'draft' | 'publish' | 'preview';

interface Clash {
  theirs: Start;
  mine: unknown;
}

/**
 * Saving of one language of a section: what was read, the purpose of the next save, and what to do
 * when somebody saved in between.
 */
export const useSectionSave = (section: Section, language: Language) => {
  const saving = useSaveSection();
  const newest = useNewestSection(section.key);
  const [start, setStart] = useState(() => startOf(section, language));
  const [clash, setClash] = useState<Clash>();
  const purpose = useRef<Purpose>('draft');
  const mayLack = useCallback(() => purpose.current !== 'publish', []);

  const save = async ({ data }: Values) => {
    const mine = toContent(data, start.content);
    const isPublic = purpose.current === 'publish';
    // The form follows the shape of this very section; the server checks it against the section's schema.
    const body = {
      key: section.key,
      lang: language,
      data: mine,
      rowVersion: start.rowVersion ?? 0,
      ...(!isPublic && { draft: true }),
    } as ContentSave;
    try {
      const { data: saved } = await saving.mutateAsync(body);
      setStart({ content: saved.data as Json, rowVersion: saved.state.rowVersion });
      setClash(undefined);
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_version')
        setClash({ theirs: startOf(await newest(), language), mine });
      throw error;
    }
    const page = previewPath(section.key, language);
    if (purpose.current === 'preview' && page) window.open(page, 'portal-preview');
  };

  /** Goes on from their text. @returns it */
  const takeTheirs = (): Json | undefined => {
    if (clash) setStart(clash.theirs);
    setClash(undefined);
    saving.reset();
    return clash?.theirs.content;
  };

  /** Goes on with what was typed, knowing of theirs. */
  const keepMine = () => {
    if (clash) setStart((mine) => ({ ...mine, rowVersion: clash.theirs.rowVersion }));
    setClash(undefined);
    saving.reset();
  };

  /** Goes on from what is there now. @returns it */
  const startAnew = async (): Promise<Json | undefined> => {
    const now = startOf(await newest(), language);
    setStart(now);
    return now.content;
  };

  return {
    start,
    clash,
    error: saving.error,
    purpose,
    mayLack,
    save,
    beginWith: setStart,
    takeTheirs,
    keepMine,
    startAnew,
  };
};
