/** A member of parsed JSON that is itself an object. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member as an object; empty where it is absent or something else. */
export const objectAt = (from: unknown, name: string): JsonObject => {
  const value = isObject(from) && Object.hasOwn(from, name) ? from[name] : undefined;
  return isObject(value) ? value : {};
};

/** The texts in a list; empty where there is none. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
