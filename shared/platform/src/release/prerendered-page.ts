import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import type { PageHead, PrerenderedApp, PublicAddress } from '../area/page-head.ts';
import type { User } from '../user/user.ts';
import type { InlinedRelease } from './inlined-release.ts';

/** A form that was posted while no script ran, and what the API refused it with. */
export interface RefusedPost {
  /** The path that it was posted to. */
  path: string;
  /** What was sent, by the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** Status and body of the API's answer. */
  status: number;
  body: string;
}

/** How the person who opens a page behind sign-in sees it. */
export interface PageReader {
  /** IANA name, by which dates are shown. */
  timeZone: string;
  /** Whether tables are drawn as cards. */
  isNarrow: boolean;
  /** Of the rendering, where the person is; absent until then, and from older builds. */
  day?: string;
}

/** What the HTML of a page was made from; it travels in the page, so that nothing is fetched twice. */
export interface PageState {
  language: Language;
  /** Somebody with a session is looked up first; who certainly has none is shown as a visitor. */
  session: 'loading' | 'signed-out';
  /** The page is of the person who is signed in, and of nobody else. */
  signedIn?: { user: User; reader: PageReader };
  /** The UTC day of the rendering; what has a date is shown by it. */
  day: string;
  /** Absent: the page shows nothing of the content. */
  sections?: Section[];
  /** Answers that the page's queries got. */
  queries: { key: readonly unknown[]; data: unknown }[];
  /** The page is older than what it shows: true makes the app ask again. */
  isStale?: true;
  /** The page answers a form that was posted and refused. */
  refusedPost?: RefusedPost;
}

/** Id of the data block with the state in a page that was prerendered. */
export const pageStateId = 'state';

/** One style element of a page; emotion in the browser knows by the mark what is there. */
export interface PageStyle {
  /** Value of the `data-styles` attribute. Absent: emotion adds the whole of it after hydration. */
  mark?: string;
  css: string;
  /** Not of a component: in the file of styles for the whole page, too. */
  isGlobal?: true;
}

export interface PageWanted {
  /** Path, and the part of the query that belongs to the page. */
  address: string;
  language: Language;
  session: PageState['session'];
  /** The page stands behind sign-in: it is made of what the API answers this person, and is not kept. */
  reader?: PageReader;
  /** Shown in the page's form again, with what is wrong. Such a page is for one reader and is not kept. */
  refusedPost?: RefusedPost;
}

export interface RenderedPage {
  /** What stands in `#root`. */
  html: string;
  styles: PageStyle[];
  state: PageState;
  /** Of the tab, without the site's name. */
  title: string;
  head: PageHead;
}

export interface Prerenderer {
  /** One page at a time. @throws when the API does not give what the page shows */
  render: (wanted: PageWanted) => Promise<RenderedPage>;
  /** Every address that can be rendered now. */
  addresses: () => Promise<PublicAddress[]>;
}

/** What the shell's server build exports. */
export interface ShellServer {
  /** The shared units by the names under which remotes import them. */
  units: Readonly<Record<string, unknown>>;
  /** `origin` is the scheme and host under which people reach the portal. */
  openRenderer: (
    release: InlinedRelease,
    areas: Readonly<Record<string, PrerenderedApp>>,
    origin: string,
  ) => Prerenderer;
}

/** The address of a page in a language, absolute: English is the one without a name. */
export const absoluteAddress = (origin: string, address: string, language: Language): string => {
  const url = new URL(address, origin);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href;
};
