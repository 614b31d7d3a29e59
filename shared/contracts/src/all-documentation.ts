import type { Documentation } from './documentation.ts';

/** The words and examples of every call. A list of imports: a capability adds its own here. */
export const allDocumentation: readonly Documentation[] = [];
