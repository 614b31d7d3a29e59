/** Names words for these applications and never for others, in whatever order they were selected. */
export const deviceCopyName = (what: string, selected: readonly { id: string }[]): string =>
  `${what}-${selected
    .map(({ id }) => id)
    .sort()
    .join()}`;
