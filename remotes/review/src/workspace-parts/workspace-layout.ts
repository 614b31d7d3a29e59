/** Where one strip has room for the title, the document and its controls. */
export const wide = '@media (min-width: 87.5rem)';

const tight = '@media (min-width: 87.5rem) and (max-width: 99.99rem)';

/** Words beside a sign, where the strip has room for the sign only. */
export const signOnly = { [tight]: { display: 'none' } };

/** The same of what nobody can press: it is still read out. */
export const signSeen = { [tight]: { srOnly: true } };

/** A number that stands for the words there. */
export const besideSign = { display: 'none', [tight]: { display: 'inline' } };

/** Of the title at the start of the strip; nothing elsewhere. */
export const titleWidth = 'var(--title-width, 0px)';

const strip = '60px';

/** Parts of the workspace: one below another, or on a wide screen the title over the start of the document's strip. */
export const layout = {
  whole: {
    [wide]: {
      // What the controls of a document of several pages leave.
      '--title-width': 'clamp(11.5rem, calc(100vw - 76.75rem), 17rem)',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) min(48%, var(--chakra-sizes-score-pane))',
      gridTemplateRows: `auto minmax(${strip}, auto) minmax(0, 1fr)`,
    },
  },
  /** Its children are placed by themselves. */
  none: { [wide]: { display: 'contents' } },
  notices: { [wide]: { gridRow: '1', gridColumn: '1 / -1' } },
  title: {
    [wide]: {
      gridRow: '2',
      gridColumn: '1',
      alignSelf: 'start',
      zIndex: '1',
      width: titleWidth,
      // Whoever spaces text widely reads both lines: the strip goes on over the document.
      minHeight: strip,
      paddingInlineStart: '12px',
      background: 'bg.surface',
    },
  },
  facts: {
    [wide]: {
      gridRow: '2',
      gridColumn: '2',
      // At 1440 px all facts stand in one row.
      columnGap: '4px',
      paddingInline: '8px',
      paddingBlock: '8px',
      background: 'bg.surface',
      borderBottomWidth: '1px',
      borderInlineStartWidth: '1px',
    },
  },
  document: { [wide]: { gridRow: '2 / 4', gridColumn: '1' } },
  pane: { [wide]: { gridRow: '3', gridColumn: '2', width: 'auto', maxWidth: 'none' } },
} as const;
