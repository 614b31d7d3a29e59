/** What lets a drawing run script, load something or hide something. */
const forbidden = [
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?(?!xml\s)/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|animate|set|handler|style|image|audio|video|a)\b/i,
  /\son[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*["']?\s*(?!#)[^"'\s]/i,
  /url\s*\(\s*["']?\s*(?!#)[^)]/i,
  /javascript:|data:/i,
  /&#/,
];

/** Plain shapes in UTF-8 that refer to nothing outside themselves; anything else is refused, not repaired. */
export const isHarmlessSvg = (bytes: Buffer): boolean => {
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') || text.includes('\0')) return false;
  return (
    /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text) &&
    !forbidden.some((p) => p.test(text))
  );
};
