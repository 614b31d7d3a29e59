/** The same for the same applications, in whatever order they were selected, and never for others. */
export const deviceCopyName = (what: string, selected: readonly { id: string }[]): string =>
  `${what}-${selected
    .map(({ id }) => id)
    .sort()
    .join()}`;
