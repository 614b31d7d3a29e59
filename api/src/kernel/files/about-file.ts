import { about } from '../audit/record-audit.ts';
import type { FileRecord } from './files.db.ts';

/** A file as the audit log names it. */
export const aboutFile = ({ fileKey, fileName }: Pick<FileRecord, 'fileKey' | 'fileName'>) =>
  about('FILE', 'file', fileKey, fileName);
