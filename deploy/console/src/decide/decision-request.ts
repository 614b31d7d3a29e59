import type { Environment } from '../api/types.ts';

/** A change that somebody began to decide on; what it is about is named, as it may move meanwhile. */
export type DecisionRequest =
  | { kind: 'rollback' | 'freeze' | 'unfreeze'; environment: string }
  | { kind: 'promote'; from: string; to: string; mayBeUntested: boolean }
  | { kind: 'pin' | 'rollback-app'; environment: string; app: string }
  | { kind: 'maintenance'; environment: string; app: string; isOn: boolean }
  | { kind: 'canary'; environment: string }
  | { kind: 'ramp'; environment: string; area: string; share: number }
  | { kind: 'canary-hold' | 'canary-resume'; environment: string; area: string }
  | { kind: 'canary-stop' | 'canary-finish'; environment: string; area: string };

export type RequestDecision = (asked: DecisionRequest) => void;

export const namedIn = (environments: readonly Environment[], name: string): Environment | undefined =>
  environments.find((known) => known.name === name);
