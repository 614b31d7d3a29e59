import type { ReleaseDocument } from '@portal/platform/release';

/** A release that has no number yet. */
export type Draft = Omit<ReleaseDocument, 'sequence'>;
