const declaration = /(--chakra-[\w-]+):([^;{}]*);?/g;
const reference = /var\((--chakra-[\w-]+)/g;

const referencesIn = (text: string): string[] => [...text.matchAll(reference)].map(([, name = '']) => name);

/** The tokens that these rules and this markup come to show, through others where one names another. */
const usedTokens = (styles: readonly string[], markup: string): Set<string> => {
  const valuesOf = new Map<string, string[]>();
  const open = referencesIn(markup);
  for (const css of styles) {
    const rest = css.replaceAll(declaration, (_all, name: string, value: string) => {
      valuesOf.set(name, [...(valuesOf.get(name) ?? []), value]);
      return '';
    });
    open.push(...referencesIn(rest));
  }
  const used = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const value of valuesOf.get(name) ?? []) open.push(...referencesIn(value));
  }
  return used;
};

/** Four fifths of the tokens are for other pages, and every one is read before the first paint. */
export const withoutUnusedTokens = (styles: readonly string[], markup: string): string[] => {
  const used = usedTokens(styles, markup);
  return styles.map((css) => css.replaceAll(declaration, (all, name: string) => (used.has(name) ? all : '')));
};
