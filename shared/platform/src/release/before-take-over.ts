/** Name in `window` of the function that ends and hands over what was kept before the app took over. */
export const earlyEvents = 'portalEarly';

/** One event that came before there was anybody to answer it. */
export interface EarlyEvent {
  event: Event;
  /** What stood in the field then, and whether it was chosen: the take-over may put both back. */
  value: unknown;
  checked: unknown;
}

/** Name of the mark, in the browser's own timeline, of the moment from which the app answers. */
export const takenOverMark = 'taken-over';

/** The style element with the fonts that come as files; out of force while they were late for the first paint. */
export const lateFontsId = 'fonts';
