import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import type { RemoteApp } from './exposed-module.ts';
import type { PreviewName } from './preview-pictures.ts';

/** What search engines and link previews read of one page. */
export interface PageHead {
  /** A sentence or two, without markup. */
  description?: string;
  /** Default: `website`. */
  type?: 'website' | 'article';
  /** Path below `/api` or of a build of a picture for previews. */
  image?: string;
  /** One of the portal's own pictures instead; absent: the site's. */
  preview?: PreviewName;
  /** Structured data of schema.org; addresses in it are absolute. */
  data?: object[];
}

/** What a head may be written from: as the page itself got it. */
export interface HeadFacts {
  /** The address with the part of the query that belongs to it, such as `/application?fund-type=BASE_FUND`. */
  address: string;
  language: Language;
  /** Of the tab, without the site's name. */
  title: string;
  sections: readonly Section[];
  /** Answer of a query of the page by the first word of its key. */
  answerOf: (name: string) => unknown;
  /** The address of this page in a language, absolute. */
  absolute: (address: string, language?: Language) => string;
}

/** Where a page is that is prerendered. */
export interface PublicAddress {
  address: string;
  /** The day of its last change, where one is known. */
  changedOn?: string;
  /** Those in which the page is there. Absent, as in former builds: all of them. */
  languages?: readonly Language[];
}

/** What an app's server build exposes: how its pages are prerendered. */
export interface PrerenderedApp {
  app: RemoteApp;
  /** Every public address that is prerendered. The sections have all their languages; in former shells, English alone. */
  addresses?: (sections: readonly Section[]) => PublicAddress[];
  headOf?: (facts: HeadFacts) => PageHead;
}

export const definePrerendered = (app: PrerenderedApp): PrerenderedApp => app;
