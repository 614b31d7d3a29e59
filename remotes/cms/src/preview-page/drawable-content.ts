import type { Json } from '../form-values/content-values.ts';

/** No number of any section is larger; one that is being typed may be, and would be drawn. */
const LARGEST = 1000;

const drawableNumber = (value: number): number =>
  Number.isFinite(value) ? Math.min(LARGEST, Math.max(0, value)) : 0;

/** Content on its way to be written, with nothing in it that a page could not draw. */
export const drawable = (content: unknown): Json => {
  if (typeof content === 'number') return drawableNumber(content);
  if (Array.isArray(content)) return content.map(drawable);
  if (typeof content === 'object' && content !== null)
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, drawable(value)]));
  return typeof content === 'string' || typeof content === 'boolean' ? content : null;
};
