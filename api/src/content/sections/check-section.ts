import type { SectionKey } from '@portal/contracts/content/keys';
import { sectionBytes } from '@portal/contracts/content/limits';
import { blockSchemas } from '@portal/contracts/content/rich-text';
import { type SectionContents, sectionSchemas } from '@portal/contracts/content/sections';
import { Type } from 'typebox';
import { Problem, problem, type RefusedField } from '../../kernel/http/problem.ts';
import { checkerOf } from '../../kernel/server/validation.ts';
import { refuseMarkup } from '../checks/refuse-markup.ts';
import { incompleteLetters, refuseIncompleteLetters, refuseUnknownPlaceholders } from './check-mails.ts';
import { draftOf, lenient } from './draft-schema.ts';

type Checker = (value: unknown) => void;

const checkers = new Map<string, Checker>(
  Object.entries(sectionSchemas).map(([key, data]) => [key, checkerOf(Type.Object({ data }))]),
);
const draftCheckers = new Map<string, Checker>(
  Object.entries(sectionSchemas).map(([key, data]) => [key, checkerOf(Type.Object({ data: lenient(data) }))]),
);
const blockCheckers = new Map<string, Checker>(
  Object.entries(blockSchemas).map(([type, schema]) => [type, checkerOf(schema)]),
);

const fieldsOf = (check: Checker, value: unknown): readonly RefusedField[] => {
  try {
    check(value);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.details.fields ?? [];
    throw error;
  }
};

const valueAt = (root: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined),
      root,
    );

/** The block of a rich text that a refused field lies in. */
const blockOf = (field: string): string | undefined =>
  /^data\.(?:.+\.)?(?:body|text)\.\d+(?=\.|$)/.exec(field)?.[0];

const refusedInBlock = (root: unknown, path: string): readonly RefusedField[] => {
  const type = valueAt(root, `${path}.type`);
  const check = typeof type === 'string' ? blockCheckers.get(type) : undefined;
  if (!check) return [{ field: `${path}.type`, code: 'not_allowed' }];
  return fieldsOf(check, valueAt(root, path)).map((refused) => ({
    ...refused,
    field: `${path}.${refused.field}`,
  }));
};

/** A block is one of several shapes: names what is wrong in its own shape, not what it lacks of the others. */
const plainly = (root: unknown, fields: readonly RefusedField[]): RefusedField[] => {
  const blocks = new Set(fields.flatMap(({ field }) => blockOf(field) ?? []));
  return [
    ...fields.filter(({ field }) => blockOf(field) === undefined),
    ...[...blocks].flatMap((path) => refusedInBlock(root, path)),
  ];
};

const refuseDoubles = ({ posts }: SectionContents['news']): void => {
  const slugs = posts.map(({ slug }) => slug);
  const fields = slugs.flatMap((slug, i) =>
    slug !== '' && slugs.indexOf(slug) < i ? [{ field: `data.posts.${i}.slug`, code: 'taken' as const }] : [],
  );
  if (fields.length > 0) throw problem('invalid_request', { fields });
};

const refuseSize = (data: object): void => {
  if (Buffer.byteLength(JSON.stringify(data)) > sectionBytes) throw problem('payload_too_large');
};

/** What no schema can say: markup, unknown placeholders, posts of one name. */
const refuseText = (key: SectionKey, data: object): void => {
  refuseMarkup(data, 'data');
  if (key === 'emails') refuseUnknownPlaceholders(data as SectionContents['emails']); // checked by its schema
  if (key === 'news') refuseDoubles(data as SectionContents['news']); // checked by its schema
};

/** @throws Problem payload_too_large, or invalid_request naming every refused field under `data`. */
export const checkSection = (key: SectionKey, data: object): void => {
  refuseSize(data);
  const root = { data };
  const refused = fieldsOf(checkers.get(key) ?? (() => undefined), root);
  if (refused.length > 0) throw problem('invalid_request', { fields: plainly(root, refused) });
  refuseText(key, data);
  if (key === 'emails') refuseIncompleteLetters(data as SectionContents['emails']); // checked by its schema
};

/**
 * Checks a draft, which may still have blanks; what is written must be right.
 * @returns it with an empty text wherever one belongs, so that editor and preview find every field.
 * @throws Problem payload_too_large, or invalid_request naming refused fields under `data`.
 */
export const checkedDraft = (key: SectionKey, data: object): object => {
  refuseSize(data);
  const { written, whole } = draftOf(sectionSchemas[key], data, 'data');
  const root = { data: written };
  const refused = fieldsOf(draftCheckers.get(key) ?? (() => undefined), root);
  if (refused.length > 0) throw problem('invalid_request', { fields: plainly(root, refused) });
  // A section is an object, whose walk gives one.
  refuseText(key, whole as object);
  return whole as object;
};

/** Paths under `data` that publishing still requires of a draft. */
export const missingIn = (key: SectionKey, data: object): string[] => [
  ...draftOf(sectionSchemas[key], data, 'data').missing,
  ...(key === 'emails' ? incompleteLetters(data) : []),
];
