/** Replaces names in double braces; a name without a fact stays as it is. */
export const fillPlaceholders = (text: string, facts: Record<string, unknown>): string =>
  text.replace(/\{\{(\w{1,40})\}\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? String(facts[name] ?? '') : whole,
  );
