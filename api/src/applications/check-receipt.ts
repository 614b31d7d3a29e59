import type { CheckReceipt } from '@portal/contracts/applications/applications';
import { plainCode, sameText } from '../kernel/crypto/tokens.ts';
import type { Db } from '../kernel/database/db.ts';
import { readReceiptNumber } from './receipt-number.ts';
import { fingerprintOf } from './record/make-version.ts';
import { findVersion } from './record/versions.db.ts';

/** Compared when there is nothing to compare with, so that unknown takes the way of wrong. */
const NOTHING = '0'.repeat(64);

/**
 * Whether a receipt is that of a version which is still as it was sent: the fingerprint is made anew
 * from what is stored. False for a wrong one and for one that never was.
 */
export const isReceiptValid = async (db: Db, { number, sha256 }: CheckReceipt): Promise<boolean> => {
  const asked = readReceiptNumber(plainCode(number).toUpperCase());
  const sent = await findVersion(db, asked?.applicationNumber ?? '', asked?.version ?? 0);
  if (!sameText(plainCode(sha256).toLowerCase(), sent?.sha256 ?? NOTHING) || !sent) return false;
  return sameText(fingerprintOf(sent), sent.sha256);
};
