/** What a tab stores of a chat until it is closed; where the browser refuses storage, until the page is left. */
const memory = new Map<string, string>();

export const keep = (name: string, value: unknown): void => {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // memory has it
  }
};

export const forget = (name: string): void => {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // memory was all there was
  }
};

/** @returns the stored value; null where it is absent or not JSON. */
export const recall = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? memory.get(name) ?? 'null');
  } catch {
    return null;
  }
};

/** Random text for ids and secrets, of so many bytes, for an address or a header. */
export const randomText = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
