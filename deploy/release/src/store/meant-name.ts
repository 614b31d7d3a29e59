/** Whether one name becomes the other by one letter that is wrong, missing, too many or in the place of the next. */
export const isSlip = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  return Math.max(left.length, right.length) <= 1 || `${left[1]}${left[0]}` === right;
};

/** ` Did you mean "staging"?`: the known name that begins so or differs by a slip; nothing where there is none. */
export const meantText = (name: string, known: readonly string[]): string => {
  const meant = known.find((other) => other.startsWith(name)) ?? known.find((other) => isSlip(name, other));
  return name && meant ? ` Did you mean "${meant}"?` : '';
};
