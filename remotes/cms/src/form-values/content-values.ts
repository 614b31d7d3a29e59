import type { RichText } from '@portal/contracts/content/rich-text';

/** Any JSON value of a section's content. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** A form cannot hold bare strings in a list, so each stands in an object. */
interface Line {
  line: string;
}

const isObject = (value: unknown): value is { [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rich text is distinguished from other lists by its blocks, each of which names its `type`. */
export const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && 'type' in item);

/** A rich text without a word is an empty list, which only its name distinguishes from others. */
const richTextNames = new Set(['body', 'text']);

export const isEmptyRichText = (name: string, value: unknown): boolean =>
  richTextNames.has(name) && Array.isArray(value) && value.length === 0;

export const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** Content as form values: rich text as it is, numbers as text, lists of strings as lines. */
export const toValues = (content: unknown): unknown => {
  if (isRichText(content)) return content;
  if (isLines(content)) return content.map((line): Line => ({ line }));
  if (Array.isArray(content)) return content.map(toValues);
  if (isObject(content)) {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, toValues(value)]));
  }
  // A field that is left empty is an empty text.
  if (content === null) return '';
  return typeof content === 'number' ? String(content) : content;
};

/** Left empty, these are stored as null, or not at all. */
const asStored = (key: string, value: unknown): unknown => {
  if (value !== '') return value;
  if (key === 'from' || key === 'to') return null;
  return key === 'fileKey' ? undefined : value;
};

const sample = (list: Json[]): Json | undefined => list[0];

/**
 * Form values back as content of the same shape as `original`: what was a number is one again, and an
 * added entry takes the shape of the first.
 */
export const toContent = (values: unknown, original: unknown): unknown => {
  if (isRichText(original)) return values;
  if (isLines(original)) {
    return (values as Line[]).map(({ line }) => line.trim()).filter((line) => line !== '');
  }
  if (Array.isArray(values) && Array.isArray(original)) {
    return values.map((value, index) => toContent(value, original[index] ?? sample(original)));
  }
  if (isObject(values)) {
    const shape = isObject(original) ? original : {};
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, asStored(key, toContent(value, shape[key]))]),
    );
  }
  if (values === '' && original === null) return null;
  return typeof original === 'number' && typeof values === 'string' ? Number(values) : values;
};

/** An empty entry of the same shape: texts blank, choices and numbers as in the sample. */
export const emptyLike = (value: unknown, fixed: (key: string) => boolean): unknown => {
  if (isRichText(value)) return [];
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => emptyLike(item, fixed));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fixed(key) ? item : emptyLike(item, fixed)]),
    );
  }
  return typeof value === 'string' ? '' : value;
};
