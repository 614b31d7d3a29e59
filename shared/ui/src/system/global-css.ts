/** Icons that point along the line of text turn with it; checks, clocks and magnifiers do not. */
const directed = [
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'corner-up-left',
  'corner-up-right',
  'list',
  'log-in',
  'log-out',
  'panel-left',
  'reply',
  'send',
];

/**
 * Arabic: Readex Pro for both roles (so that Familjen is never fetched), taller lines, no tracking.
 * The focus ring is one rule for everything; the outline stays in forced colours, where shadows vanish.
 */
export const globalCss = {
  html: {
    color: 'fg',
    bg: 'bg.canvas',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    colorPalette: 'forest',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    scrollPaddingTop: '16px',
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
  },
  'html.dark': { colorScheme: 'dark' },
  // The page behind a modal dialog stays where it is.
  'html:has(dialog:modal)': { overflow: 'hidden' },
  body: { minHeight: '100vh', WebkitFontSmoothing: 'antialiased' },
  'h1, h2, h3, h4': { textWrap: 'balance', overflowWrap: 'break-word' },
  // Else the rule that the reset has for everything would undo what the text around a name asks for.
  bdi: { overflowWrap: 'inherit' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  '::selection': { bg: 'marigold.200', color: 'forest.950' },
  ':focus-visible': {
    outline: '3px solid {colors.focus.outer}',
    outlineOffset: '0',
    boxShadow: '0 0 0 5px {colors.focus.inner}',
  },
  '[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
  ':lang(ar)': {
    '--chakra-fonts-heading':
      '"Readex Pro Variable", "Public Sans Variable", system-ui, "Noto Sans Arabic", Tahoma, sans-serif',
    '--chakra-fonts-body':
      '"Readex Pro Variable", "Public Sans Variable", system-ui, "Noto Sans Arabic", Tahoma, sans-serif',
    '--portal-leading-title': '1.4',
    '--portal-leading-heading': '1.4',
    '--portal-leading-body': '1.8',
    '--portal-tracking': '0',
    '--portal-display': '3.375rem',
    '--portal-display-weight': '600',
  },
  [`[dir=rtl] :is(${directed.map((name) => `.lucide-${name}`).join()})`]: { scale: '-1 1' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    html: { bg: 'white', color: 'black', fontSize: '11pt' },
    '[data-print=hide]': { display: 'none !important' },
    '[data-card]': { breakInside: 'avoid' },
  },
};
