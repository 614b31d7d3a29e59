/** Name in `window` of the function that ends and hands over what was kept before the app took over. */
export const earlyEvents = 'portalEarly';

/** One event that came before there was anybody to answer it. */
export interface EarlyEvent {
  event: Event;
  /** What stood in the field then, and whether it was chosen: the take-over may put both back. */
  value: unknown;
  checked: unknown;
}

/** Name in `window` of the calls that the page itself has sent before the app, by their addresses. */
export const askedAhead = 'portalAsked';

/** One of them; the app takes its answer in the place of asking again. */
export interface AskedAhead {
  token: string;
  language: string;
  /** Of `performance.now()`. */
  at: number;
  answer: Promise<Response>;
}

/** Names under which a device keeps the access token, and the role of who was last signed in: a guess, no proof. */
export const tokenStore = 'access_token';
export const roleStore = 'portal_role';

/** Name of the mark, in the browser's own timeline, of the moment from which the app answers. */
export const takenOverMark = 'taken-over';

/** The style element with the fonts that come as files; out of force while they were late for the first paint. */
export const lateFontsId = 'fonts';
