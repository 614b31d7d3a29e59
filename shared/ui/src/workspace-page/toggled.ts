/** Takes the value off where it is one of several, else adds it. */
export const toggled =
  (value: string) =>
  (before: readonly string[]): string[] =>
    before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
