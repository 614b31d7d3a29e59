/**
 * What the library's viewer expects of its style sheet, which would bring a hundred kilobytes for parts that are not
 * shown here. Sizes come from it as custom properties: of a page `--scale-factor`, of a text `--font-height`,
 * `--scale-x`, `--rotate` and `--min-font-size`.
 */
export const pageStyles = {
  '& .pdfViewer': { '--scale-factor': '1', pb: '5' },
  '& .page': {
    '--user-unit': '1',
    '--total-scale-factor': 'calc(var(--scale-factor) * var(--user-unit))',
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
    direction: 'ltr',
    position: 'relative',
    mx: 'auto',
    mt: '14px',
    bg: 'white',
    shadow: 'md',
  },
  // In dark mode pages of a document stay light, a little dimmed.
  '& .canvasWrapper': { w: 'full', h: 'full', overflow: 'hidden', _dark: { filter: 'brightness(0.94)' } },
  '& canvas': { position: 'absolute', inset: '0', w: 'full', h: 'full', display: 'block' },
  '& .textLayer': {
    '--min-font-size': '1',
    position: 'absolute',
    inset: '0',
    overflow: 'clip',
    lineHeight: '1',
    textAlign: 'initial',
    transformOrigin: '0 0',
    zIndex: '0',
    // The picture below it has the colours, in every mode.
    forcedColorAdjust: 'none',
    '& :is(span, br)': {
      color: 'transparent',
      position: 'absolute',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
    },
    '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
      '--font-height': '0',
      '--scale-x': '1',
      '--rotate': '0deg',
      fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height))',
      transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)))',
    },
    '& .markedContent': { display: 'contents' },
    '& .highlight': { position: 'static', bg: 'rgb(247 180 30 / 45%)', borderRadius: 'sm' },
    '& .highlight.selected': { outline: '2px solid #0c1311', scrollMarginTop: '80px' },
    '& ::selection': { bg: 'rgb(20 104 73 / 30%)' },
  },
} as const;
