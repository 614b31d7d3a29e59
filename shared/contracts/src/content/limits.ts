/** Longest texts in characters; an editor shows them, the server refuses more. */
export const textLimits = { label: 80, line: 160, text: 600, link: 500, span: 2000 } as const;

/** Most entries in a list of one section. */
export const listLimits = { short: 12, posts: 60, blocks: 120, spans: 60, items: 40, letters: 120 } as const;

/** Largest content of one section in one language, as JSON in bytes. */
export const sectionBytes = 200_000;
