import type { PageState } from './prerendered-page.ts';

/** Name in `window` of the function that ends and hands over what was stored before hydration. */
export const earlyEvents = 'portalEarly';

/** An event that came before hydration. */
export interface EarlyEvent {
  event: Event;
  /** What stood in the field then, and whether it was chosen: hydration may put both back. */
  value: unknown;
  checked: unknown;
}

/** Name in `window` of the requests that the gateway's script sent before the app ran, by address. */
export const earlyRequestsName = 'portalAsked';

/** One of these requests; the app uses its answer instead of sending the request again. */
export interface EarlyRequest {
  token: string;
  language: string;
  /** Of `performance.now()`. */
  at: number;
  answer: Promise<Response>;
}

/** Where the gateway renders a page behind sign-in for the person who asks with their token. */
export const renderedPagePath = '/releases/rendered-page.json';

/** What is asked of it, in the query. */
export interface RenderedPageQuery {
  /** Path and query of the page. */
  address: string;
  language: string;
  /** `1` where tables are drawn as cards. */
  narrow: string;
  /** The builds of shell and remote that the document has, as `renderingBuilds` names them. */
  builds: string;
}

/** Its answer. */
export interface RenderedParts {
  /** What stands in `#root`. */
  html: string;
  /** Of the tab, whole. */
  title: string;
  /** Of the components, with the mark by which emotion knows them. */
  style: { mark: string; css: string };
  state: PageState;
}

/** Name in `window` of the promise of that page; it is in its place by then. Without one the promise has nothing. */
export const renderedPageName = 'portalRendered';

export interface ReceivedPage {
  /** For whose token it was rendered. */
  token: string;
  state: PageState;
}

/** Names under which a device keeps the access token, and the role of who was last signed in: a guess, not a proof. */
export const tokenStore = 'access_token';
export const roleStore = 'portal_role';

/** And whose words the server lacks, with the end of the token. */
export const personStore = 'portal_person';

/**
 * Name under which a device keeps its time zone, behind the minutes that it was apart from UTC then: to ask for the zone
 * takes a slow phone a tenth of a second, for the minutes nothing.
 */
export const timeZoneStore = 'portal_time_zone';

/** Set in the root element's data once somebody is known who may enter the page behind sign-in. */
export const knownMark = 'known';

/** Name of the mark, in the browser's own timeline, of the moment of hydration. */
export const hydratedMark = 'taken-over';

/** The style element with the fonts that come as files; out of force while they were late for the first paint. */
export const lateFontsId = 'fonts';
