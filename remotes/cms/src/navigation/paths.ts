import type { TextAddress } from '@portal/contracts/content/editing';

/** Every address of this remote. `text` is the language of the text, `lang` would be that of the page around it. */
export const contentManagement = '/workspace/content-management';

export const publishedFiles = `${contentManagement}/files`;

export const faqsList = `${contentManagement}/faqs-list`;

export const partnersList = `${contentManagement}/partners-list`;

export const officesList = `${contentManagement}/offices-list`;

const folders = {
  sections: contentManagement,
  faqs: faqsList,
  partners: partnersList,
  contacts: officesList,
} as const;

/** Where a text is written. */
export const textPath = ({ kind, id, lang }: TextAddress): string =>
  `${folders[kind]}/${id}${lang ? `?text=${lang}` : ''}`;

/** What of it was public; one version, if it is named. */
export const historyPath = ({ kind, id, lang }: TextAddress, version?: number): string => {
  const query = new URLSearchParams({
    ...(lang && { text: lang }),
    ...(version !== undefined && { version: String(version) }),
  });
  return `${folders[kind]}/${id}/history${query.size > 0 ? `?${query}` : ''}`;
};

/** Social media belong to the English home page and hold for every language. */
export const socialLinks = `${textPath({ kind: 'sections', id: 'home', lang: 'en' })}#SocialMedia`;
