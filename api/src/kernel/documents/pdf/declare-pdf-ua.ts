import type { Pdf } from './typesetter.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML cannot hold, not even by its number, and what no text needs. */
const unwritable = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

const asXml = (text: string): string =>
  text.replace(unwritable, ' ').replace(/[&<>]/g, (letter) => entities[letter] ?? '');

const UNIVERSAL = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/**
 * Declares PDF/UA-1 in the metadata and keeps the title from breaking them. The subset of that name of pdfkit
 * would add a list of glyphs that leaves out the parts of composed letters, which the standard forbids.
 */
export const declarePdfUa = (pdf: Pdf): void => {
  pdf.appendXML(UNIVERSAL);
  // The types of pdfkit leave out the step that writes the metadata.
  const steps = pdf as unknown as { endMetadata: () => void };
  const end = steps.endMetadata;
  steps.endMetadata = () => {
    // It is in the document information by then, and would go into the XML as it is.
    pdf.info.Title = asXml(pdf.info.Title ?? '');
    end.call(pdf);
  };
};
