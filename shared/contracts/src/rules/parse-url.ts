/** A parsed address, or undefined. `URL.parse` is newer than the browsers that the portal serves. */
export const parseUrl = (value: string, base?: string): URL | undefined => {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
};

/** Parses as an absolute URL. */
export const isUrl = (value: string): boolean => parseUrl(value) !== undefined;
