import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';

/** Every address of this area. `text` is the language of the text, `lang` would be that of the page around it. */
export const contentManagement = '/workspace/content-management';

export const publishedFiles = `${contentManagement}/files`;

export const faqsList = `${contentManagement}/faqs-list`;

export const newFaq = `${faqsList}/new`;

export const faqPath = (id: string): string => `${faqsList}/${id}`;

export const sectionPath = (key: SectionKey, language: Language): string =>
  `${contentManagement}/${key}?text=${language}`;

export const historyPath = (key: SectionKey, language: Language, version?: number): string =>
  `${contentManagement}/${key}/history?text=${language}${version === undefined ? '' : `&version=${version}`}`;
