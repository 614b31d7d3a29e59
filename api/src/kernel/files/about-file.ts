import type { FileRecord } from './files.db.ts';

/** A file as the audit log names it. */
export const aboutFile = ({ fileKey, fileName }: Pick<FileRecord, 'fileKey' | 'fileName'>) =>
  ({ process: 'FILE', entityType: 'file', entityId: fileKey, entityLabel: fileName }) as const;
