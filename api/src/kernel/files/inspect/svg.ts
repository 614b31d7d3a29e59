/** What lets a drawing run script, load something or hide something. */
const forbidden = [
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?(?!xml\s)/i,
  /<!\[CDATA\[/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*(?:["']\s*)?(?!#)[^"'\s]/i,
  /url\s*\(\s*["']?\s*(?!#)[^)]/i,
  /javascript:|data:/i,
  /&#/,
];

/** Shapes, and what shapes are painted with. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
   clipPath mask pattern linearGradient radialGradient stop`.split(/\s+/),
);

const maxKibi = 200;
/** So much of a file is read to decide whether it is refused. */
export const enoughOfSvg = maxKibi * 1024 + 1;
/** A comment matches in one way only: otherwise forty of them would keep the process busy for hours. */
const root = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^-]*(?:-(?!->)[^-]*)*-->\s*)*<svg[\s>]/;

const firstForbidden = (text: string): number | undefined =>
  forbidden.map((pattern) => text.search(pattern)).find((at) => at >= 0) ??
  [...text.matchAll(/<\/?([^\s/>!?]+)/g)].find(([, name]) => !elements.has(name ?? ''))?.index;

/** A word of the text, with at most 40 characters. */
const wordAt = (text: string, at: number): string =>
  /^\s*(\S{1,40}?)(?=[\s>]|$)/.exec(text.slice(at, at + 41))?.[1] ?? '';

/** Why a drawing is refused: it has more than `maxKibi`, or holds something else than plain shapes. */
type SvgProblem = { maxKibi: number } | { found: string };

/**
 * Nothing for plain shapes in UTF-8 that refer to nothing outside themselves; anything else is refused, not repaired. `found` is
 * what is not allowed as it stands in the file, such as `<style`, and empty for what is no SVG.
 */
export const problemOfSvg = (bytes: Buffer): SvgProblem | undefined => {
  if (bytes.length > maxKibi * 1024) return { maxKibi };
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') || text.includes('\0')) return { found: '' };
  const at = firstForbidden(text);
  if (at !== undefined) return { found: wordAt(text, at) };
  return root.test(text) ? undefined : { found: '' };
};
