import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import type { ReactNode } from 'react';

/** It can be read, and is more than a page can show. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

export type WhyNotShown = 'notShown' | 'damaged' | 'tooLong';

/** What draws a document of one kind. */
export interface DrawnDocument {
  document: ApplicationDocument;
  /** Shown when the file cannot be read, or is more than a page can show. */
  notShown: (why: WhyNotShown) => ReactNode;
  /** All of it was shown. */
  onEnd: () => void;
}
