import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';

/** Every address of this area. `text` is the language of the text, `lang` would be that of the page around it. */
export const contentManagement = '/workspace/content-management';

export const publishedFiles = `${contentManagement}/files`;

export const faqsList = `${contentManagement}/faqs-list`;

export const partnersList = `${contentManagement}/partners-list`;

export const officesList = `${contentManagement}/offices-list`;

export const sectionPath = (key: SectionKey, language: Language): string =>
  `${contentManagement}/${key}?text=${language}`;

export const historyPath = (key: SectionKey, language: Language, version?: number): string =>
  `${contentManagement}/${key}/history?text=${language}${version === undefined ? '' : `&version=${version}`}`;

/** Social media belong to the English home page and hold for every language. */
export const socialLinks = `${sectionPath('home', 'en')}#SocialMedia`;
