import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { signature, type TrustedKey, trustedKey } from '../documents/schemas.ts';
import { faultOfSignature } from './signature.ts';

/** How long somebody may work on a remote inside a deployed portal before asking again. */
export const overrideMs = 60 * 60 * 1000;

const word = Type.String({ minLength: 1, maxLength: 200 });

/** What the signature of an override is one of. */
export const overrideWhat = 'override';

const statement = Type.Object({
  /** The remote that may come from somebody's own machine, on that machine. */
  area: word,
  environment: word,
  /** Scheme and host of the portal. */
  portal: word,
  by: word,
  /** ISO 8601, UTC. */
  from: word,
  until: word,
});

/** Who may see which remote from their own machine among the builds of which portal, and until when. */
export type OverrideStatement = Static<typeof statement>;

const issued = Type.Object({
  statement,
  signature,
  /** The keys of managers that this portal trusts. */
  keys: Type.Array(trustedKey, { minItems: 1 }),
  /** Remote → shared unit → the names that the pinned build imports from it. */
  names: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Type.String()))),
});

/** What a portal answers to who may have an override. */
export type IssuedOverride = Static<typeof issued>;

const compiled = Compile(issued);

/** @throws when it is none */
export const parseIssued = (value: unknown): IssuedOverride => {
  if (compiled.Check(value)) return value;
  throw new Error('it is no override');
};

/** What an override must be for. */
type WantedOverride = Pick<OverrideStatement, 'area' | 'environment' | 'portal'>;

/** Why an override does not count, as a sentence; `undefined` when it does. `trusted`: keys whose signature counts. */
export const faultOfOverride = (
  { statement: given, signature: signed }: Pick<IssuedOverride, 'statement' | 'signature'>,
  wanted: WantedOverride,
  trusted: TrustedKey[],
  now: number,
): string | undefined => {
  const fault = faultOfSignature('', 'manager', overrideWhat, given, signed, trusted);
  if (fault) return `The override ${fault}.`;
  const isFor = (['area', 'environment', 'portal'] as const).every((part) => given[part] === wanted[part]);
  if (!isFor) return `The override is for ${given.area} in ${given.environment} of ${given.portal}.`;
  const [from, until] = [Date.parse(given.from), Date.parse(given.until)];
  if (!(until - from <= overrideMs)) return 'The override is for longer than an hour.';
  return now < until ? undefined : `The override ended at ${given.until}.`;
};
