import { compare, type Pair } from './compare-schema.ts';
import type { Finding } from './finding.ts';
import { isObject, type JsonObject, objectAt, textsIn } from './json.ts';

type Part = Omit<Finding, 'operation'>;
type Documents = Pair['documents'];

interface OperationPair {
  before: JsonObject;
  after: JsonObject;
  documents: Documents;
}

const own = (operation: JsonObject): JsonObject[] =>
  Array.isArray(operation.parameters)
    ? operation.parameters.filter(isObject).filter((one) => typeof one.name === 'string')
    : [];

const keyOf = (parameter: JsonObject): string => `${parameter.in} ${parameter.name}`;

const comparedParameters = ({ before, after, documents }: OperationPair): Part[] => {
  const now = new Map(own(after).map((one) => [keyOf(one), one]));
  const then = new Map(own(before).map((one) => [keyOf(one), one]));
  const findings: Part[] = [];
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
): Part[] =>
  Object.keys(objectAt(before, 'content')).flatMap((type) => {
    const [then, now] = [objectAt(before, 'content')[type], objectAt(after, 'content')[type]];
    if (now === undefined) return [{ at: rest.at, what: `is no longer ${type}` }];
    const schemas = { before: objectAt(then, 'schema'), after: objectAt(now, 'schema') };
    return compare({ ...rest, ...schemas });
  });

const comparedBody = ({ before, after, documents }: OperationPair): Part[] => {
  const [then, now] = [objectAt(before, 'requestBody'), objectAt(after, 'requestBody')];
  if (now.required === true && then.required !== true) return [{ at: 'body', what: 'is required now' }];
  return comparedContent(then, now, { documents, side: 'input', at: 'body' });
};

const comparedAnswers = ({ before, after, documents }: OperationPair): Part[] => {
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

const comparedPermission = ({ before, after }: OperationPair): Part[] => {
  const now = new Set(textsIn(after['x-roles']));
  const lost = textsIn(before['x-roles']).filter((role) => !now.has(role));
  return lost.length > 0 ? [{ at: '', what: `is no longer open to ${lost.join(', ')}` }] : [];
};

const comparedName = ({ before, after }: OperationPair): Part[] =>
  before.operationId === after.operationId
    ? []
    : [{ at: '', what: `was renamed from ${before.operationId} to ${after.operationId}` }];

const comparedOperation = (pair: OperationPair): Part[] => [
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

/** What a client of the old contract would stumble over in the new one; nothing when it may go on. */
export const breaksBetween = (before: JsonObject, after: JsonObject): Finding[] => {
  const documents = { before, after };
  const findings: Finding[] = [];
  for (const [path, methods] of Object.entries(objectAt(before, 'paths'))) {
    for (const [method, old] of Object.entries(isObject(methods) ? methods : {})) {
      const operation = `${method.toUpperCase()} ${path}`;
      const fresh = objectAt(objectAt(after, 'paths'), path)[method];
      if (!isObject(fresh) || !isObject(old)) findings.push({ operation, at: '', what: 'was removed' });
      else
        findings.push(
          ...comparedOperation({ before: old, after: fresh, documents }).map((part) => ({
            ...part,
            operation,
          })),
        );
    }
  }
  return [...findings, ...errorShape(documents)];
};
