/** Names in double braces are replaced; a name that is no fact stays as it is. */
export const filled = (text: string, facts: Record<string, unknown>): string =>
  text.replace(/\{\{(\w{1,40})\}\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? String(facts[name] ?? '') : whole,
  );
