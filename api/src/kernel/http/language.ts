import { acceptedLanguage, type Language } from '@portal/contracts/languages';

/** The first language of `Accept-Language` that the portal speaks, by quality; English otherwise. */
export const languageOf = (header: string | undefined): Language =>
  acceptedLanguage(header?.slice(0, 200)) ?? 'en';
