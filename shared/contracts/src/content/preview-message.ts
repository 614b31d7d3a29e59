import type { Language } from '../languages.ts';
import type { DirectoryName, SectionKey } from './keys.ts';

/** What `?preview=` says in a page that is shown beside an editor; without it a page of its own shows the draft. */
export const framedPreview = 'frame';

/** What is being written, for the page in the frame beside the editor. */
export interface PreviewText {
  portalPreview: 'text';
  key: SectionKey;
  lang: Language;
  data: unknown;
  /** The place of the page to begin at. An address with `#` would take the focus out of the form. */
  anchor?: string;
}

/** The same of an entry of a list, in the shape that its list has. */
export interface PreviewEntry {
  portalPreview: 'entry';
  list: DirectoryName;
  entry: { id: string; [field: string]: unknown };
  anchor?: string;
}

export type PreviewMessage = PreviewText | PreviewEntry;

/** The page in the frame shows drafts and waits for a message. */
export interface PreviewReady {
  portalPreview: 'ready';
}

const says = (message: unknown, what: string): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'portalPreview' in message &&
  message.portalPreview === what;

// The sender is of the same origin, which whoever listens has checked.
export const isPreviewText = (message: unknown): message is PreviewText => says(message, 'text');
export const isPreviewEntry = (message: unknown): message is PreviewEntry => says(message, 'entry');
export const isPreviewReady = (message: unknown): message is PreviewReady => says(message, 'ready');
