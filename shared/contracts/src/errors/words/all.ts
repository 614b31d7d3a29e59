import type { Language } from '../../languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { sw } from './sw.ts';
import type { ErrorWords } from './words.ts';

/** The words of every refusal in every language; for the server. */
export const errorWords: Record<Language, ErrorWords> = { en, fr, pt, ar, es, sw };
