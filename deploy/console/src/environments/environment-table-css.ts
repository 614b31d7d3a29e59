/** Lines between the columns and the rows, as one surface. */
export const environmentTableCss = {
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
  '& :is(th, td):first-child': { borderInlineStartWidth: '0' },
  '& tbody tr:last-of-type :is(th, td)': { borderBottomWidth: '0' },
  '& tbody :is(th, td)': { height: '42px', fontSize: '0.875rem' },
  '& thead th': { py: '3.5', verticalAlign: 'bottom', minWidth: { base: '150px', xl: '200px' } },
  '& thead th:is(:first-child, :nth-child(2):not(:last-child), :nth-child(4))': { width: { xl: '1px' } },
  '& thead th:first-child': { minWidth: { xl: '176px' } },
  '& thead th:nth-child(2):not(:last-child)': { minWidth: { xl: '292px' } },
  '& thead th:nth-child(4)': { minWidth: { xl: '400px' } },
} as const;
