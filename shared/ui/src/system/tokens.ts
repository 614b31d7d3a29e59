import { colors } from './colors.ts';

const values = <T extends string | number>(pairs: Record<string, T>) =>
  Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name, { value }]));

/** Steps of 4 px; 5.5 is the gap between fields. The design uses a part of them; the rest keep a stray `p="9"` from becoming 9 px. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 32, 40,
];
const spacing = values({ 0: '0px', ...Object.fromEntries(steps.map((n) => [n, `${n * 4}px`])) });

const sans = 'system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';
const body = '"Public Sans Variable", "Readex Pro Variable"';
/** Of the same width and height as the font that they stand in for; each is there on some systems only. */
const standIns = (font: string) => `"${font} Stand-in", "${font} Stand-in Roboto"`;

export const tokens = {
  colors,
  spacing,
  sizes: {
    ...spacing,
    ...values({
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      control: '48px',
      controlSm: '40px',
      controlXs: '32px',
      touch: '44px',
      drawer: '378px',
      drawerLg: '736px',
      sidebar: 'max(264px, 9.25rem)',
      sidebarRail: '72px',
      scorePane: '520px',
      page: '1308px',
      prose: '800px',
      headerTop: '76px',
      headerNav: '48px',
      headerSm: '68px',
    }),
  },
  fonts: values({
    heading: `"Familjen Grotesk Variable", ${standIns('Familjen Grotesk')}, ${body}, ${sans}`,
    body: `"Public Sans Variable", "Readex Pro Variable", ${standIns('Public Sans')}, ${sans}`,
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", monospace',
  }),
  fontSizes: values({
    '2xs': '0.8125rem',
    xs: '0.84375rem',
    sm: '0.9375rem',
    md: '1rem',
    lg: '1.0625rem',
    xl: '1.125rem',
    '2xl': '1.3125rem',
    '3xl': '1.5rem',
    '4xl': '1.875rem',
    '5xl': '2.25rem',
    '6xl': '2.625rem',
    '7xl': '3.25rem',
    '8xl': '4rem',
  }),
  fontWeights: values({ normal: '400', medium: '550', semibold: '600', bold: '650', heavy: '700' }),
  lineHeights: values({
    tight: '1.06',
    heading: 'var(--portal-leading-heading, 1.15)',
    snug: '1.3',
    body: 'var(--portal-leading-body, 1.55)',
  }),
  radii: values({ none: '0', xs: '2px', sm: '3px', md: '6px', lg: '10px', xl: '14px', full: '9999px' }),
  shadows: values({
    none: 'none',
    xs: '0 1px 2px rgba(8,46,34,.06)',
    md: '0 4px 16px -4px rgba(8,46,34,.12), 0 1px 3px rgba(8,46,34,.06)',
    lg: '0 24px 64px -16px rgba(8,46,34,.28), 0 4px 16px -6px rgba(8,46,34,.14)',
  }),
  zIndex: values({ sticky: 10, dropdown: 20, popover: 30, scrim: 40, drawer: 50, modal: 50, toast: 60 }),
};
