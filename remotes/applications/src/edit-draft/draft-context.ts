import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import { createContext, use } from 'react';
import { paths } from '../paths.ts';
import { isNamed } from './device-keys.ts';
import type { DraftEditor } from './use-draft-editor.ts';

export const DraftContext = createContext<DraftEditor | null>(null);

/** The form that is being filled in. @throws outside its pages */
export const useDraft = (): DraftEditor => {
  const editor = use(DraftContext);
  if (editor === null) throw new Error('This page belongs inside the pages of a draft.');
  return editor;
};

/** Where the pages of this form are, and which follows which. */
export const useDraftPlaces = () => {
  const { fund, draft, isOnBehalf, isOpen } = useDraft();
  const id = isNamed(draft) ? draft.id : undefined;
  const sections = sectionsOf(fund.fundType, { isOnBehalf });
  const open = sections.filter(isOpen);
  const section = (name: Section) => paths.section(fund.fundId, name, id);
  return {
    sections,
    tasks: paths.fillIn(fund.fundId, id),
    check: paths.check(fund.fundId, id),
    section,
    before: (name: Section) => open[open.indexOf(name) - 1],
    after: (name: Section) => open[open.indexOf(name) + 1],
  };
};
