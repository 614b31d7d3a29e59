/** Lines between the columns and the rows, as one surface. */
export const tableCss = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textAlign: 'start',
  '& th, & td': {
    px: { base: '3', xl: '5' },
    borderBottomWidth: '1px',
    borderInlineStartWidth: '1px',
    textAlign: 'start',
    fontWeight: 'normal',
  },
  '& :is(th, td):first-of-type': { borderInlineStartWidth: '0' },
  '& tbody tr:last-of-type :is(th, td)': { borderBottomWidth: '0' },
  '& tbody :is(th, td)': { height: '42px', fontSize: '0.875rem' },
  '& thead th': { py: '3.5', verticalAlign: 'bottom', minWidth: '200px' },
  '& thead th:first-of-type': { minWidth: '150px' },
} as const;
