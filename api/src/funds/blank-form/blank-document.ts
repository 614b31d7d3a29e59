import { blocksOf } from '@portal/application-form/answer-blocks';
import {
  type AnswerField,
  type AnswerKind,
  answerFields,
  type PlainField,
} from '@portal/application-form/answer-fields';
import type { Language } from '@portal/contracts';
import { documentRules } from '@portal/contracts/applications/documents';
import * as enums from '@portal/contracts/applications/enums';
import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import type { PdfBlank, PdfBlock, PdfDocument } from '../../kernel/documents/pdf/document-model.ts';
import { type Translate, translationsIn } from '../../kernel/documents/translations/document-translations.ts';

type Kind = PlainField['kind'];

const codes: Partial<Record<Kind, readonly string[]>> = {
  sector: enums.sectors,
  supportType: enums.supportTypes,
  tariffScheduleCategory: enums.tariffScheduleCategories,
  instrument: enums.instruments,
  environmentalCategory: enums.environmentalCategories,
  channel: enums.onBehalfChannels,
};

const applicantTypes = { BASE_FUND: enums.baseApplicantTypes, CREDIT_FUND: enums.creditApplicantTypes };

/** The words that may be ticked for an answer, as their keys; undefined where it is written. */
const choicesOf = (fundType: FundType, kind: Kind): string[] | undefined => {
  if (kind === 'yesNo') return ['yes', 'no'];
  const choices = kind === 'applicantType' ? applicantTypes[fundType] : codes[kind];
  return choices?.map((code) => `${kind}.${code}`);
};

const LONG = 6;
const ROWS = 5;
const writtenLines: Partial<Record<AnswerKind, number>> = { long: LONG, countries: 2 };
const wide = ['text', 'money', 'country'];

const blankOf = (
  say: Translate,
  fundType: FundType,
  section: Section,
  { name, kind }: PlainField,
): PdfBlank => {
  const label = say(`field.${section}.${name}`);
  // A declaration is given or not: nobody signs by saying no.
  if (section === 'declarations' && kind === 'yesNo') return { label, choices: [say('yes')] };
  const choices = choicesOf(fundType, kind);
  if (choices) return { label, choices: choices.map(say) };
  // Its type leaves only the kinds that have no choices.
  return { label, lines: writtenLines[kind as AnswerKind] ?? 1 };
};

/** Questions that follow each other under one heading, and tables to fill in between. */
const blanksOf = (
  say: Translate,
  fundType: FundType,
  section: Section,
  fields: readonly AnswerField[],
  firstHeading?: string,
): PdfBlock[] =>
  blocksOf(fields).map((block, at): PdfBlock => {
    if ('columns' in block)
      return {
        kind: 'table',
        heading: say(`group.${block.name}`),
        columns: block.columns.map(({ name, kind }) => ({
          title: say(`field.${section}.${block.name}.${name}`),
          share: wide.includes(kind) && name !== 'year' && name !== 'hsChapter' ? 1.6 : 1,
        })),
        rows: Array.from({ length: ROWS }, () => block.columns.map(() => '')),
        isBlank: true,
      };
    const first = at === 0 ? firstHeading : undefined;
    const heading = block.group === undefined ? first : say(`group.${block.group}`);
    const blanks = block.fields.map((field) => blankOf(say, fundType, section, field));
    return { kind: 'blanks', ...(heading === undefined ? {} : { heading }), blanks };
  });

/** All that may be asked; what only a claim of lost tariff revenue is asked stands apart and says so. */
const questionBlocks = (say: Translate, fundType: FundType, section: Section): PdfBlock[] => {
  const always = answerFields(fundType, section, {});
  const names = new Set(always.map(({ name }) => name));
  const forLoss = answerFields(fundType, section, { loss: { supportType: 'TARIFF_REVENUE_LOSS' } }).filter(
    ({ name }) => !names.has(name),
  );
  const onlyFor = say('blank.onlyFor').replace('{choice}', say('supportType.TARIFF_REVENUE_LOSS'));
  return [...blanksOf(say, fundType, section, always), ...blanksOf(say, fundType, section, forLoss, onlyFor)];
};

const documentBlocks = (say: Translate, fundType: FundType): PdfBlock[] => {
  const named = (isRequired: boolean): PdfBlank => ({
    label: say(isRequired ? 'blank.required' : 'blank.optional'),
    choices: documentRules[fundType]
      .filter(({ required }) => required === isRequired)
      .map(({ docType }) => say(`docType.${docType}`)),
  });
  return [{ kind: 'blanks', blanks: [named(true), named(false)] }];
};

const titleOf = (say: Translate, fundType: FundType): string =>
  [say('blank.title'), say(`fundType.${fundType}`)].join(say('comma'));

export const blankFormName = (fundType: FundType, language: Language): string =>
  `${titleOf(translationsIn(language), fundType)}.pdf`;

/** What the form of a fund asks, with room to write, as a document to be drawn. */
export const blankDocument = (fundType: FundType, language: Language, now: Date): PdfDocument => {
  const say = translationsIn(language);
  return {
    language,
    title: titleOf(say, fundType),
    subtitle: say('blank.portal'),
    intro: say('blank.intro'),
    footer: [say('blank.portal'), say('blank.title')].join(say('comma')),
    page: say('pdf.page'),
    createdAt: now.toISOString(),
    sections: sectionsOf(fundType).map((section) => ({
      heading: say(`section.${section}`),
      blocks:
        section === 'documents' ? documentBlocks(say, fundType) : questionBlocks(say, fundType, section),
    })),
  };
};
