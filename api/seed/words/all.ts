import type { Language } from '@portal/contracts';
import { ar } from './ar/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { pt } from './pt/index.ts';
import { sw } from './sw/index.ts';
import type { Words } from './words.ts';

export const words: Record<Language, Words> = { en, fr, pt, ar, es, sw };
