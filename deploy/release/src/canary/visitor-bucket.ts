import { createHash } from 'node:crypto';

/** A share is counted in these. */
export const wholeShare = 10_000;

/**
 * The place of a visitor among 10,000, the same at every visit. No version goes in: a share that is raised only
 * adds people, and the next canary of a remote meets the same ones first.
 */
export const bucketOf = (salt: string, area: string, subject: string): number =>
  createHash('sha256').update(`${salt}:${area}:${subject}`).digest().readUIntBE(0, 6) % wholeShare;
