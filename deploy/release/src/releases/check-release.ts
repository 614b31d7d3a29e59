import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDocument } from '@portal/platform/release';
import { combinationsOf, viewOf } from '../canary/release-views.ts';
import { contractFacts } from '../store/layout.ts';
import { checkSet, ReleaseRefusal } from './check-set.ts';
import type { Draft } from './checks/draft-release.ts';
import type { Finding, FindingCode } from './checks/finding.ts';

/** What is wrong only with two builds together. */
const clashes = new Set<FindingCode>(['address', 'entry', 'namespace', 'style']);

/** Findings of every set of builds that a visitor may get, smaller ones first: the pins, and each canary in the place of its pin. */
const findingsOf = async (store: string, draft: Draft): Promise<Finding[]> => {
  const found = new Map<string, Finding>();
  for (const areas of combinationsOf(draft)) {
    const only = areas.length > 0 ? ` Only with the canary of ${areas.join(' and that of ')}.` : '';
    for (const finding of await checkSet(store, viewOf(draft, areas))) {
      const message = clashes.has(finding.code) ? finding.message + only : finding.message;
      if (!found.has(finding.message)) found.set(finding.message, { ...finding, message });
    }
  }
  return [...found.values()];
};

/** Whether people get the same builds of a remote by both releases. */
const isUntouched = (app: string, one: Draft, other: Draft): boolean => {
  const [is, was] = [one, other].map(({ remotes }) => {
    const { pin, canary, maintenance } = remotes[app] ?? {};
    return { pin, canary, maintenance };
  });
  return isDeepStrictEqual(is, was);
};

/**
 * Judges every set of builds that a visitor may get. What is wrong with a remote that `served` has just so is no reason
 * against a change that neither names nor touches it. The shell and contracts are what other builds are judged by:
 * with one of them damaged a new fault could pass unseen.
 * @returns the sentences of what is wrong with `served` and stays so. @throws ReleaseRefusal
 */
export const checkRelease = async (
  store: string,
  draft: Draft,
  served?: ReleaseDocument,
  named: readonly string[] = [],
): Promise<string[]> => {
  const found = await findingsOf(store, draft);
  if (found.length === 0) return [];
  const known = new Set(served && (await findingsOf(store, served)).map(({ message }) => message));
  const mayStay = ({ build, what, message }: Finding): boolean => {
    const [app = ''] = build.split('@');
    if (!served || !known.has(message) || named.includes(app)) return false;
    return app !== 'shell' && what !== contractFacts && isUntouched(app, draft, served);
  };
  const refused = found.filter((finding) => !mayStay(finding));
  if (refused.length > 0) throw new ReleaseRefusal(refused);
  return found.map(({ message }) => message);
};
