import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import type { UploadedFile } from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import { type FileValues, toFileAnswers, toFileValues, toUploaded } from './file-values.ts';
import { toSectionAnswers, toSectionValues } from './question-values.ts';

interface Filled {
  fundType: FundType;
  answers: Answers;
  documents: Draft['documents'];
  authorityFile: Draft['authorityFile'];
  /** What a file is called whose own name is not given. */
  unnamed: string;
}

/** What the form of a section starts from. */
export const valuesOf = (
  section: Section,
  { fundType, answers, documents, authorityFile, unnamed }: Filled,
): FieldValues => {
  if (section === 'documents') return toFileValues(fundType, answers.documents, documents, unnamed);
  const values = toSectionValues(fundType, section, answers);
  if (section !== 'applicant') return values;
  const key = answers.applicant?.authorityFileKey;
  return {
    ...values,
    authorityFileKey: key ? [toUploaded(key, authorityFile ? [authorityFile] : [], unnamed)] : [],
  };
};

/** What is kept of the form of a section. */
export const answersOf = <S extends Section>(
  fundType: FundType,
  section: S,
  values: FieldValues,
): Answers[S] => {
  // Each branch returns the answers of the one section that it names; the compiler cannot narrow `S`.
  if (section === 'documents') return toFileAnswers(fundType, values as FileValues) as Answers[S];
  if (section !== 'applicant') return toSectionAnswers(section, values);
  const { authorityFileKey, ...rest } = values;
  const [file]: UploadedFile[] = Array.isArray(authorityFileKey) ? authorityFileKey : [];
  return {
    ...toSectionAnswers('applicant', rest),
    authorityFileKey: file?.fileKey ?? null,
  } as Answers[S];
};
