/** What the first page does without, fetched once it shows. */
export { keepFocus } from '../focus/keep-focus.ts';
export { keepOffline } from '../offline/keep-offline.ts';
export { admitFontsLater } from './late-fonts.ts';
