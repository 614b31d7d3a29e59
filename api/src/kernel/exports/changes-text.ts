import { isDeepStrictEqual } from 'node:util';
import { isLanguage, type Language, languageNames } from '@portal/contracts';
import type { AuditChange } from '../audit/record-audit.ts';
import { firstKnown } from '../documents/translations/document-translations.ts';
import { formatMoment } from '../documents/translations/format-day.ts';

/** Where the word of a code may stand, whatever field has it. */
const groups = ['staffStatus', 'event', 'role', 'userStatus', 'scan'];

/** The field of a change such as `status`, `title.fr` or `project.summary`, as people call it. */
const nameOf = (language: Language, path: string): string => {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  const last = parts.at(-1) ?? path;
  const inLanguage = parts.length > 1 && isLanguage(last) ? ` (${languageNames[last]})` : '';
  const own = inLanguage ? parts.at(-2) : last;
  const name = firstKnown(language, [`field.${path}`, `changedField.${own}`, `column.${own}`]);
  return name === undefined ? path : `${name}${inLanguage}`;
};

const shown = (language: Language, field: string, value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value))
    return value.map((one) => shown(language, field, one)).join(firstKnown(language, ['comma'])) || '–';
  if (typeof value === 'boolean') return firstKnown(language, [value ? 'yes' : 'no']) ?? String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatMoment(value, language);
  // Of a list, such as `sectors`, the words are those of one; conflicts last, because `OTHER` is a reason, too.
  const own = field.slice(field.lastIndexOf('.') + 1).replace(/s$/, '');
  if (own === 'language' && isLanguage(value)) return languageNames[value];
  const keys = [...groups, own].map((group) => `${group}.${value}`);
  return firstKnown(language, [...keys, `changedValue.${value}`, `conflictType.${value}`]) ?? value;
};

/** As the fields that it has; what is no record has none. */
const fieldsIn = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined;

/** Each field of a record, such as the filters of an export, that differs. */
const partsOf = (change: AuditChange): AuditChange[] => {
  const [old, now] = [fieldsIn(change.old), fieldsIn(change.new)];
  if (!old || !now || (change.old ?? change.new) === null) return [change];
  return Object.keys({ ...old, ...now })
    .filter((key) => !isDeepStrictEqual(old[key], now[key]))
    .flatMap((key) =>
      partsOf({ field: `${change.field}.${key}`, old: old[key] ?? null, new: now[key] ?? null }),
    );
};

/** Changed fields in one cell, a line each: `Status: Draft → Submitted`. */
export const changesText = (changes: readonly AuditChange[], language: Language): string | null =>
  changes.length === 0
    ? null
    : changes
        .flatMap(partsOf)
        .map(
          ({ field, old, new: now }) =>
            `${nameOf(language, field)}: ${shown(language, field, old)} → ${shown(language, field, now)}`,
        )
        .join('\n');
