/** What lets a drawing run script, load something or hide something. */
const forbidden = [
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?(?!xml\s)/i,
  /<!\[CDATA\[/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*["']?\s*(?!#)[^"'\s]/i,
  /url\s*\(\s*["']?\s*(?!#)[^)]/i,
  /javascript:|data:/i,
  /&#/,
];

/** Shapes, and what shapes are painted with. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
   clipPath mask pattern linearGradient radialGradient stop`.split(/\s+/),
);

const hasOnlyShapes = (text: string): boolean =>
  [...text.matchAll(/<\/?([^\s/>!?]+)/g)].every(([, name]) => elements.has(name ?? ''));

/** Plain shapes in UTF-8 that refer to nothing outside themselves; anything else is refused, not repaired. */
export const isHarmlessSvg = (bytes: Buffer): boolean => {
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') || text.includes('\0')) return false;
  return (
    /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text) &&
    !forbidden.some((p) => p.test(text)) &&
    hasOnlyShapes(text)
  );
};
