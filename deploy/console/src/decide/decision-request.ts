import type { Environment } from '../api/types.ts';

/** Decided by its reason alone: what it has besides is what is sent. */
export type PlainRequest =
  | { kind: 'freeze'; environment: string }
  | { kind: 'unfreeze'; environment: string }
  | { kind: 'maintenance'; environment: string; app: string; isOn: boolean }
  | { kind: 'remove'; environment: string; app: string }
  | { kind: 'ramp'; environment: string; area: string; share: number }
  | {
      kind: 'canary-hold' | 'canary-resume' | 'canary-stop' | 'canary-finish';
      environment: string;
      area: string;
    };

/** A change that somebody began to decide on; what it is about is named, as it may move meanwhile. */
export type DecisionRequest =
  | PlainRequest
  | { kind: 'promote'; from: string; to: string; mayBeUntested: boolean }
  | { kind: 'pin' | 'rollback-app'; environment: string; app: string }
  | { kind: 'rollback' | 'canary'; environment: string };

export type RequestDecision = (asked: DecisionRequest) => void;

/** Of what shows an environment and lets people decide on it. */
export interface EnvironmentProps {
  environment: Environment;
  onAsk: RequestDecision;
}

export const namedIn = (environments: readonly Environment[], name: string): Environment | undefined =>
  environments.find((known) => known.name === name);
