import type { Words } from '../words.ts';
import { about } from './about.ts';
import { directory } from './directory.ts';
import { faqs } from './faqs.ts';
import { frame } from './frame.ts';
import { funds } from './funds.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { news } from './news.ts';

export const en: Words = { home, about, funds, news, legal, frame, directory, faqs };
