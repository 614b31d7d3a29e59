import type { Section } from '@portal/contracts/applications/sections';

const organisation = {
  name: 200,
  registrationNumber: 80,
  city: 120,
  address: 300,
  website: 300,
  taxNumber: 80,
  auditor: 200,
  'focalPoint.name': 150,
  'focalPoint.title': 150,
  'focalPoint.email': 254,
  'focalPoint.phone': 30,
  'ownership.name': 200,
};

/** The most characters of a text answer, by question without the positions of lines. */
const bySection: Partial<Record<Section, Readonly<Record<string, number>>>> = {
  applicant: { firstName: 100, lastName: 100, email: 254, phone: 30 },
  organisation,
  project: { projectTitle: 150, summary: 2000, city: 120, reformProgramme: 4000 },
  loss: { 'lossLines.hsChapter': 2, method: 4000 },
  financing: { security: 2000, 'useOfFunds.item': 200, repaymentSource: 2000 },
  declarations: { signedName: 150 },
};

/** The most characters that an answer may have; undefined where it is no text. */
export const longestAnswer = (section: Section, question: string): number | undefined =>
  bySection[section]?.[question];
