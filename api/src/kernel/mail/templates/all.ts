import type { Language } from '@portal/contracts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { sw } from './sw.ts';
import type { Templates } from './template.ts';

export const templates: Record<Language, Templates> = { en, fr, pt, ar, es, sw };
