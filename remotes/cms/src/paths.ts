import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';

/** Every address of this area. */
export const contentManagement = '/workspace/content-management';

export const publishedFiles = `${contentManagement}/files`;

export const sectionPath = (key: SectionKey, language: Language): string =>
  `${contentManagement}/${key}?lang=${language}`;

export const historyPath = (key: SectionKey, language: Language, version?: number): string =>
  `${contentManagement}/${key}/history?lang=${language}${version === undefined ? '' : `&version=${version}`}`;
