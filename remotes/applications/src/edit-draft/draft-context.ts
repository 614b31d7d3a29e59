import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import { createContext, use } from 'react';
import { paths } from '../navigation/paths.ts';
import type { DraftEditor, OpenForm } from './use-draft-editor.ts';

export const DraftContext = createContext<DraftEditor | null>(null);
export const FormContext = createContext<OpenForm | null>(null);

/** What stays the same while the form is open. @throws outside its pages */
export const useOpenForm = (): OpenForm => {
  const form = use(FormContext);
  if (form === null) throw new Error('This page belongs inside the pages of a draft.');
  return form;
};

/** The form with all that changes while it is filled in: drawn anew with every letter. @throws outside its pages */
export const useDraft = (): DraftEditor => {
  const editor = use(DraftContext);
  if (editor === null) throw new Error('This page belongs inside the pages of a draft.');
  return editor;
};

/** Where the pages of a form are, and which follows which. */
export const placesOf = ({ fund, id, isOnBehalf, isOpen }: OpenForm) => {
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

export const useDraftPlaces = () => placesOf(useOpenForm());
