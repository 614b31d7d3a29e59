import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { type Json, toValues } from '../form-values/content-values.ts';

/** What editing starts from: the content, and the row version that it had. */
export interface Start {
  content: Json | undefined;
  rowVersion: number | undefined;
}

export interface Values {
  data: Record<string, unknown>;
}

/** A language without a text of its own starts from the English one. */
export const startOf = (section: Section, language: Language): Start => ({
  // Content is JSON by its schema.
  content: (section.data[language] ?? section.data.en) as Json | undefined,
  rowVersion: section.states?.[language]?.rowVersion,
});

export const valuesOf = (content: Json | undefined): Values => ({
  data: toValues(content) as Values['data'],
});
