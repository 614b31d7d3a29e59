import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import type { ReactNode } from 'react';

/** What draws a document of one kind. */
export interface DrawnDocument {
  document: ApplicationDocument;
  /** Shown when the file cannot be read. */
  damaged: ReactNode;
  /** All of it was shown. */
  onEnd: () => void;
}
