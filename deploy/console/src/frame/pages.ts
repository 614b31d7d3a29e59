/** The pages in the order of the bar; `key` follows g. */
export const pages = [
  { to: '/', label: 'Environments', key: 'e' },
  { to: '/canary', label: 'Canary', key: 'c' },
  { to: '/matrix', label: 'Matrix', key: 'm' },
  { to: '/compare', label: 'Compare', key: 'd' },
  { to: '/history', label: 'History', key: 'h' },
  { to: '/keys', label: 'Keys', key: 'k' },
] as const;
