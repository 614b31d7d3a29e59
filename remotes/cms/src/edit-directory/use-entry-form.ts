import type { Language } from '@portal/contracts';
import { queryClient, useNavigate } from '@portal/platform';
import { type FieldValues, writeDeviceCopy } from '@portal/platform/forms';
import { useState } from 'react';
import { overlaid } from '../compare-texts/conflict-choices.ts';
import { useTextForm } from '../edit-text/use-text-form.ts';
import { afterChange } from '../read-text/text.queries.ts';
import { entriesOf, type Part, sendEntry } from './directory.queries.ts';
import { type Directory, type Entry, lastPlace } from './directory.ts';
import { writesElsewhere } from './entry-in-language.ts';

/** One language is published or all are; hidden, visitors see none of them. */
export type EntryPurpose = 'all' | 'hide';

/** The form of one entry: what it begins with, what is sent, and what becomes of words that are not. */
export const useEntryForm = (
  directory: Directory,
  row: Entry | undefined,
  rows: readonly Entry[],
  language: Language,
) => {
  const navigate = useNavigate();
  const { list, path, valuesOf, inputOf, begunFrom = '' } = directory;
  const copyOf = (one: Entry | undefined) => `content-${list}-${one?.id ?? `new${begunFrom}`}`;
  const contentOf = (one: Entry) => JSON.stringify(inputOf(valuesOf(one)));
  const text = useTextForm<Entry | undefined, FieldValues, EntryPurpose>({
    name: copyOf(row),
    opened: row,
    valuesOf,
    send: async (from, values, purpose, follow) => {
      const input = { ...inputOf(values), order: from?.order ?? lastPlace(rows) };
      const isShown = { ...input, isPublished: true };
      const kept = { ...input, isPublished: purpose === 'draft' && from?.isPublished === true };
      const send = async (to: Entry | undefined, body: typeof kept, part: Part = {}) => {
        const reply = await sendEntry(directory, to, body, part);
        await afterChange()(reply);
        return reply.data;
      };
      if (purpose === 'all') return send(from, isShown);
      if (purpose === 'hide') return send(from, kept);
      if (purpose === 'draft') return send(from, kept, { draft: true });
      // What is typed in other languages, or in an entry that is not there yet, is no part of what goes public.
      const isAlone = from && !writesElsewhere(valuesOf(from), values, language);
      if (isAlone) return send(from, isShown, { lang: language });
      const { data: saved } = await sendEntry(directory, from, kept, { draft: true });
      follow(saved);
      return send(saved, isShown, { lang: language });
    },
    newest: async (start) => {
      const newest = await queryClient.fetchQuery({ ...entriesOf(directory), staleTime: 0 });
      return newest.find(({ id }) => id === start?.id);
    },
    // Only its place in the list moved.
    isSame: (one, other) => one !== undefined && other !== undefined && contentOf(one) === contentOf(other),
  });
  const { form, start, begin, forget } = text;
  const [savedAt, setSavedAt] = useState<string>();

  const newest = rows.find((one) => one.id === start?.id);
  const isBehind = newest !== undefined && newest.rowVersion !== start?.rowVersion;
  const resetToNewer = isBehind ? () => begin(newest) : undefined;

  const save = async (values: FieldValues) => {
    const saved = await text.save(values);
    setSavedAt(new Date().toISOString());
    const now = valuesOf(saved);
    // What was typed while it was under way.
    const typed = overlaid(values, form.getValues(), now);
    const hasMore = JSON.stringify(typed) !== JSON.stringify(now);
    if (start || !saved) return begin(saved, hasMore ? typed : undefined);
    forget();
    if (hasMore) writeDeviceCopy(copyOf(saved), { values: typed, start: saved });
    return navigate(`${path}/${saved.id}?text=${language}`, { replace: true });
  };

  return { ...text, resetToNewer, shown: newest ?? start, savedAt, save };
};
