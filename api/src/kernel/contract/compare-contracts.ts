import { compare, type Pair } from './compare-schema.ts';
import type { Release } from './contract-file.ts';
import type { Difference, Finding } from './finding.ts';
import { isObject, type JsonObject, objectAt, textsIn } from './json.ts';

type Documents = Pair['documents'];

interface OperationPair {
  before: JsonObject;
  after: JsonObject;
  documents: Documents;
}

/** In an address the place counts, not the name. */
const byKey = ({ parameters }: JsonObject): Map<string, JsonObject> => {
  const all = Array.isArray(parameters) ? parameters.filter(isObject) : [];
  const own = all.filter(({ name }) => typeof name === 'string');
  let place = 0;
  return new Map(own.map((one) => [one.in === 'path' ? `path ${++place}` : `${one.in} ${one.name}`, one]));
};

/** An address by which an operation is found again, whatever its parameters are called. */
const placeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}').replace(/(.)\/$/, '$1');

const comparedParameters = ({ before, after, documents }: OperationPair): Difference[] => {
  const now = byKey(after);
  const then = byKey(before);
  const findings: Difference[] = [];
  for (const [key, old] of then) {
    const fresh = now.get(key);
    if (!fresh) {
      findings.push({ at: key, what: 'was removed' });
      continue;
    }
    if (fresh.required === true && old.required !== true) findings.push({ at: key, what: 'is required now' });
    findings.push(...compare({ before: old.schema, after: fresh.schema, documents, side: 'input', at: key }));
  }
  for (const [key, fresh] of now)
    if (!then.has(key) && fresh.required === true) findings.push({ at: key, what: 'is required now' });
  return findings;
};

const comparedContent = (
  before: JsonObject,
  after: JsonObject,
  rest: Pick<Pair, 'documents' | 'side' | 'at'>,
): Difference[] =>
  Object.keys(objectAt(before, 'content')).flatMap((type) => {
    const [then, now] = [objectAt(before, 'content')[type], objectAt(after, 'content')[type]];
    if (now === undefined) return [{ at: rest.at, what: `is no longer ${type}` }];
    const schemas = { before: objectAt(then, 'schema'), after: objectAt(now, 'schema') };
    return compare({ ...rest, ...schemas });
  });

const comparedBody = ({ before, after, documents }: OperationPair): Difference[] => {
  const [then, now] = [objectAt(before, 'requestBody'), objectAt(after, 'requestBody')];
  if (now.required === true && then.required !== true) return [{ at: 'body', what: 'is required now' }];
  return comparedContent(then, now, { documents, side: 'input', at: 'body' });
};

const comparedAnswers = ({ before, after, documents }: OperationPair): Difference[] => {
  const [then, now] = [objectAt(before, 'responses'), objectAt(after, 'responses')];
  return Object.keys(then)
    .filter((status) => status.startsWith('2'))
    .flatMap((status) => {
      const at = `answer ${status}`;
      if (!Object.hasOwn(now, status)) return [{ at, what: 'was removed' }];
      return comparedContent(objectAt(then, status), objectAt(now, status), {
        documents,
        side: 'answer',
        at,
      });
    });
};

const comparedPermission = ({ before, after }: OperationPair): Difference[] => {
  const now = new Set(textsIn(after['x-roles']));
  const lost = textsIn(before['x-roles']).filter((role) => !now.has(role));
  return lost.length > 0 ? [{ at: '', what: `is no longer open to ${lost.join(', ')}` }] : [];
};

const comparedName = ({ before, after }: OperationPair): Difference[] =>
  before.operationId === after.operationId
    ? []
    : [{ at: '', what: `was renamed from ${before.operationId} to ${after.operationId}` }];

const comparedOperation = (pair: OperationPair): Difference[] => [
  ...comparedName(pair),
  ...comparedPermission(pair),
  ...comparedParameters(pair),
  ...comparedBody(pair),
  ...comparedAnswers(pair),
];

const errorShape = (documents: Documents): Finding[] => {
  const schemaOf = (document: JsonObject) =>
    objectAt(objectAt(objectAt(document, 'components'), 'schemas'), 'Error');
  const pair = { before: schemaOf(documents.before), after: schemaOf(documents.after), documents };
  return compare({ ...pair, side: 'answer', at: '' }).map((one) => ({ ...one, operation: 'every refusal' }));
};

const operationsOf = (document: JsonObject) =>
  Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).flatMap(([method, one]) => {
      const name = `${method.toUpperCase()} ${path}`;
      return isObject(one) ? [{ name, place: `${method} ${placeOf(path)}`, operation: one }] : [];
    }),
  );

/** What a client of the old contract would stumble over in the new one; nothing when it may go on. */
export const breaksBetween = (before: JsonObject, after: JsonObject): Finding[] => {
  const documents = { before, after };
  const fresh = new Map(operationsOf(after).map(({ place, operation }) => [place, operation]));
  const findings = operationsOf(before).flatMap(({ name, place, operation: old }): Finding[] => {
    const now = fresh.get(place);
    if (!now) return [{ operation: name, at: '', what: 'was removed' }];
    const differences = comparedOperation({ before: old, after: now, documents });
    return differences.map((one) => ({ ...one, operation: name }));
  });
  return [...findings, ...errorShape(documents)];
};

const majorOf = (version: string): string => version.split('.')[0] ?? '';

const numberOf = (version: string): number =>
  version.split('.').reduce((sum, part) => sum * 10_000 + Number(part), 0);

/** What a client of the last release of this major version could not go on with. */
export const brokenPromises = (
  contract: JsonObject,
  version: string,
  release: Release | undefined,
): Finding[] =>
  release && majorOf(release.version) === majorOf(version) ? breaksBetween(release.contract, contract) : [];

/** Whether the version is above the released one, as that of a contract that has grown has to be. */
export const isAhead = (version: string, release: Pick<Release, 'version'> | undefined): boolean =>
  !release || numberOf(version) > numberOf(release.version);
