/** `1.24.0-c41f9aee` → what people call it, and what distinguishes two builds of it. */
export const partsOf = (version: string): { name: string; digits: string } => {
  const at = version.lastIndexOf('-');
  return at < 0
    ? { name: version, digits: '' }
    : { name: version.slice(0, at), digits: version.slice(at + 1) };
};

/** The version of a key such as `review@1.0.0-aaaaaaaa`. */
export const versionIn = (build: string): string => build.slice(build.indexOf('@') + 1);

/** In words, for sentences: `0.17.3`, and with its digits where two builds of one number stand side by side. */
export const shortVersion = (version: string, beside?: string): string => {
  const { name } = partsOf(version);
  return beside !== undefined && partsOf(beside).name === name ? version : name;
};
