import type { Draft } from './draft.ts';
import { checkContributions } from './gate/contributions.ts';
import { checkFiles } from './gate/files.ts';
import { checkNames } from './gate/names.ts';
import { checkSharedUnits } from './gate/shared-units.ts';
import { checkSignatures } from './gate/signatures.ts';

/** A release that must not go live. Each sentence names the build at fault. */
export class GateRefusal extends Error {
  override name = 'GateRefusal';
  readonly reasons: string[];

  constructor(reasons: string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Rejects with GateRefusal when the release would break: files, shared versions and names, or clashing areas. */
export const passGate = async (store: string, draft: Draft): Promise<void> => {
  const reasons = [
    ...(await checkFiles(store, draft)),
    ...(await checkSignatures(store, draft)),
    ...checkSharedUnits(draft),
    ...(await checkNames(store, draft)),
    ...checkContributions(draft),
  ];
  if (reasons.length > 0) throw new GateRefusal(reasons);
};
