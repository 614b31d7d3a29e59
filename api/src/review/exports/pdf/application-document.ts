import type { Timeline } from '@portal/contracts/applications/conversation';
import { sectionsOf } from '@portal/contracts/applications/sections';
import type { ReceiptOfVersion } from '../../../applications/index.ts';
import type { PdfDocument, PdfSection } from '../../../kernel/documents/pdf/document-model.ts';
import {
  type Translate,
  translationsIn,
} from '../../../kernel/documents/translations/document-translations.ts';
import { answerBlocks } from './answers-section.ts';
import { publicDecisionSection, returnSection, staffDecisionsSection } from './decision-sections.ts';
import {
  type Application,
  documentsSection,
  factsSection,
  receiptSection,
  timelineSection,
} from './facts-sections.ts';
import { formatsOf } from './formats.ts';
import type { Reader } from './reader.ts';

export interface PrintedApplication {
  application: Application;
  timeline: Timeline;
  /** Null while it was never sent. */
  receipt: ReceiptOfVersion | null;
  /** Names of countries in the language of the application. */
  countryName: (code: string) => string;
}

/** What was decided, as far as the reader may know it. */
const decisionSections = (reader: Reader, application: Application): PdfSection[] => {
  if (application.audience === 'OWNER')
    return application.decision ? [publicDecisionSection(reader, application.decision)] : [];
  return application.decisions.length > 0 ? [staffDecisionsSection(reader, application)] : [];
};

const footerOf = (say: Translate, { applicationNumber }: Application, printed: string): string =>
  [applicationNumber ?? say('pdf.draft'), say('pdf.printed').replace('{date}', printed)].join(say('comma'));

/** An application with all its answers in its own language, as a document to be drawn. */
export const applicationDocument = (printed: PrintedApplication, now: Date): PdfDocument => {
  const { application, timeline, receipt, countryName } = printed;
  const { language, fundType, onBehalf, returnRequest } = application;
  const say = translationsIn(language);
  const formats = formatsOf(language);
  const reader: Reader = { language, say, formats, countryName };
  const number = application.applicationNumber ?? say('pdf.draft');
  return {
    language,
    title: application.projectTitle ?? say('pdf.untitled'),
    subtitle: [number, say(`fundType.${fundType}`)].join(say('comma')),
    footer: footerOf(say, application, formats.day(now.toISOString())),
    page: say('pdf.page'),
    createdAt: now.toISOString(),
    sections: [
      factsSection(reader, application),
      ...(receipt ? [receiptSection(reader, receipt)] : []),
      ...(returnRequest ? [returnSection(reader, application, returnRequest)] : []),
      ...(application.audience === 'OWNER' ? decisionSections(reader, application) : []),
      ...sectionsOf(fundType, onBehalf).map(
        (section): PdfSection =>
          section === 'documents'
            ? documentsSection(reader, application)
            : { heading: say(`section.${section}`), blocks: answerBlocks(reader, application, section) },
      ),
      ...(application.audience === 'STAFF' ? decisionSections(reader, application) : []),
      ...(timeline.events.length > 0 ? [timelineSection(reader, timeline)] : []),
    ],
  };
};
