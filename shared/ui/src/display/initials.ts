/** Of the first and the last word that has a letter or digit: never half of a sign that takes two places. */
export const initials = (name: string): string => {
  const firsts = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return `${firsts[0] ?? ''}${firsts.length > 1 ? firsts.at(-1) : ''}`.toLocaleUpperCase();
};
