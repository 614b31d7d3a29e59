/** Limits of what a return asks for, the same on the page and on the server. */
export const MOST_REQUESTS = 30;
export const MIN_REQUEST_TEXT = 10;
