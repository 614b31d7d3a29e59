const ref = (name: string) => (name.includes('(') ? name : `{colors.${name}}`);
const pair = (light: string, dark: string) => ({ value: { base: ref(light), _dark: ref(dark) } });

/** The eight roles every colour palette answers to, so that `colorPalette="indigo"` works anywhere. */
const palette = (name: string) => ({
  solid: pair(`${name}.600`, `${name}.300`),
  contrast: pair('white', `${name}.950`),
  fg: pair(`${name}.700`, `${name}.200`),
  subtle: pair(`${name}.50`, `${name}.950`),
  muted: pair(`${name}.100`, `${name}.900`),
  emphasized: pair(`${name}.200`, `${name}.800`),
  border: pair(`${name}.300`, `${name}.700`),
  focusRing: pair(`${name}.600`, `${name}.300`),
});

/** Marigold carries dark text on a light fill in both themes: white on it fails contrast. */
const marigold = {
  ...palette('marigold'),
  solid: pair('marigold.400', 'marigold.400'),
  contrast: pair('forest.950', 'forest.950'),
};

const ash = {
  ...palette('ash'),
  solid: pair('ash.700', 'ash.200'),
  fg: pair('ash.700', 'ash.200'),
  subtle: pair('ash.50', 'ash.850'),
  muted: pair('ash.100', 'ash.800'),
  emphasized: pair('ash.200', 'ash.700'),
  focusRing: pair('ash.700', 'ash.200'),
};

export const semanticColors = {
  bg: {
    DEFAULT: pair('ash.25', 'ash.950'),
    canvas: pair('ash.25', 'ash.950'),
    surface: pair('white', 'ash.900'),
    raised: pair('white', 'ash.850'),
    subtle: pair('ash.50', 'ash.850'),
    muted: pair('ash.100', 'ash.800'),
    brand: pair('forest.900', 'forest.950'),
    scrim: pair('rgba(4,29,22,.56)', 'rgba(0,0,0,.66)'),
  },
  fg: {
    DEFAULT: pair('ash.900', 'ash.50'),
    muted: pair('ash.600', 'ash.300'),
    subtle: pair('ash.500', 'ash.400'),
    onBrand: pair('white', 'white'),
    onBrandMuted: pair('forest.200', 'forest.200'),
    link: pair('forest.600', 'forest.300'),
    linkHover: pair('forest.800', 'forest.200'),
    error: pair('laterite.600', 'laterite.300'),
  },
  border: {
    DEFAULT: pair('ash.200', 'ash.800'),
    subtle: pair('ash.100', 'ash.850'),
    control: pair('ash.500', 'ash.400'),
    brand: pair('forest.600', 'forest.300'),
    onBrand: pair('forest.700', 'forest.800'),
    /** Keeps the place of a mark that only the current one of a row shows. Forced colours would draw it all the same. */
    unmarked: { value: { base: 'transparent', _highContrast: 'Canvas' } },
  },
  focus: { outer: pair('marigold.400', 'marigold.300'), inner: pair('ash.950', 'ash.950') },
  brand: palette('forest'),
  accent: { ...marigold, hover: pair('marigold.300', 'marigold.300') },
  forest: palette('forest'),
  indigo: palette('indigo'),
  laterite: palette('laterite'),
  lagoon: palette('lagoon'),
  plum: palette('plum'),
  marigold,
  ash,
  chart: {
    1: pair('forest.600', 'forest.400'),
    2: pair('marigold.500', 'marigold.300'),
    3: pair('indigo.400', 'indigo.300'),
    4: pair('laterite.500', 'laterite.400'),
    5: pair('lagoon.400', 'lagoon.200'),
    6: pair('plum.700', 'plum.400'),
    grid: pair('ash.200', 'ash.800'),
    axis: pair('ash.600', 'ash.300'),
    seq0: pair('ash.100', 'ash.850'),
    seq1: pair('forest.100', 'forest.800'),
    seq2: pair('forest.300', 'forest.600'),
    seq3: pair('forest.500', 'forest.400'),
    seq4: pair('forest.800', 'forest.200'),
  },
};
