/** A path of this site to return to, or undefined: never another origin, whatever the address says. */
export const safeNext = (next: string | null): string | undefined => {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  const url = URL.parse(next, 'https://portal.invalid');
  if (url === null || url.origin !== 'https://portal.invalid') return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
};
