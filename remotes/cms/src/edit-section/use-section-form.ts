import type { Language } from '@portal/contracts';
import { saveContent } from '@portal/contracts/calls/content/content';
import type { ContentSave, Section } from '@portal/contracts/content/section.schemas';
import { call, useNavigate } from '@portal/platform';
import { useCallback, useRef } from 'react';
import { useTextForm } from '../edit-text/use-text-form.ts';
import { type Json, toContent, toValues } from '../form-values/content-values.ts';
import { previewPath } from '../preview-page/public-page.ts';
import { newestSection, sectionSaved } from '../read-sections/content.queries.ts';

/** What editing starts from: the content, and the row version that it had. */
interface Start {
  content: Json | undefined;
  rowVersion: number | undefined;
}

export interface Values {
  data: Record<string, unknown>;
}

/** A language without a text of its own starts from the English one. */
const startOf = (section: Section, language: Language): Start => ({
  // Content is JSON by its schema.
  content: (section.data[language] ?? section.data.en) as Json | undefined,
  rowVersion: section.states?.[language]?.rowVersion,
});

export const valuesOf = ({ content }: Pick<Start, 'content'>): Values => ({
  data: toValues(content) as Values['data'],
});

/** The form of one language of a section. */
export const useSectionForm = (section: Section, language: Language) => {
  const { key } = section;
  const newestStart = async () => startOf(await newestSection(key), language);
  const text = useTextForm<Start, Values, 'preview' | 'open'>({
    name: `content-${key}-${language}`,
    opened: startOf(section, language),
    valuesOf,
    send: async ({ content, rowVersion = 0 }, { data }, purpose) => {
      const mine = toContent(data, content);
      const draft = purpose !== 'publish';
      // The form follows the shape of this very section; the server checks it against the section's schema.
      const body = { key, lang: language, data: mine, rowVersion, ...(draft && { draft }) } as ContentSave;
      const reply = await call(saveContent, { body });
      sectionSaved(reply, draft);
      return { content: reply.data.data as Json, rowVersion: reply.data.state.rowVersion };
    },
    newest: newestStart,
    // It only went public, as planned.
    isSame: (one, other) => JSON.stringify(one.content) === JSON.stringify(other.content),
  });
  const { purpose, forget, start, begin } = text;
  const read = startOf(section, language);
  const resetToNewer = (read.rowVersion ?? 0) > (start.rowVersion ?? 0) ? () => begin(read) : undefined;
  const navigate = useNavigate();
  const next = useRef('');
  const mayLack = useCallback(() => purpose.current !== 'publish', [purpose]);
  const save = async (values: Values) => {
    await text.save(values);
    const page = previewPath(key, language);
    if (purpose.current === 'preview' && page) window.open(page, 'portal-preview');
    if (purpose.current !== 'open') return;
    forget();
    navigate(next.current);
  };
  /** The next save is of a draft, and opens another text. */
  const openNext = useCallback(
    (address: string) => {
      purpose.current = 'open';
      next.current = address;
    },
    [purpose],
  );
  /** The draft was dropped: goes on from what is there now. */
  const startAnew = async () => begin(await newestStart());
  return { ...text, resetToNewer, mayLack, save, openNext, startAnew };
};
