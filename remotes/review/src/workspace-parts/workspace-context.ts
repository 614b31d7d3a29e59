import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import type { Section } from '@portal/contracts/applications/sections';
import { createContext, use } from 'react';

/** A document that was asked for, or a page of it. */
export interface ShownDocument {
  fileKey: string;
  page?: number | undefined;
  /** Counts, so that the same page can be asked for again. */
  turn: number;
}

/** What parts of the workspace ask of one another. */
export interface WorkspaceParts {
  documents: readonly ApplicationDocument[];
  /** Undefined before anything was asked for: then it is the first. */
  shown: ShownDocument | undefined;
  openDocument: (fileKey: string, page?: number) => void;
  /** Shows the answers of a section among all answers. */
  openSection: (section: Section) => void;
}

const nowhere: WorkspaceParts = {
  documents: [],
  shown: undefined,
  openDocument: () => {},
  openSection: () => {},
};

export const WorkspaceContext = createContext(nowhere);

export const useWorkspaceParts = (): WorkspaceParts => use(WorkspaceContext);
