import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';

/** The word below `scan` for a document. Without a scanner nobody may claim that there is no virus. */
export const scanLabel = ({
  scanStatus,
  wasScanned,
}: Pick<ApplicationDocument, 'scanStatus' | 'wasScanned'>) =>
  scanStatus === 'CLEAN' && wasScanned === false ? 'NOT_SCANNED' : scanStatus;
