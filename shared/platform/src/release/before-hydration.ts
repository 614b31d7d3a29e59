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

/** Names under which a device keeps the access token, and the role of who was last signed in: a guess, not a proof. */
export const tokenStore = 'access_token';
export const roleStore = 'portal_role';

/** Name of the mark, in the browser's own timeline, of the moment of hydration. */
export const hydratedMark = 'taken-over';

/** The style element with the fonts that come as files; out of force while they were late for the first paint. */
export const lateFontsId = 'fonts';
