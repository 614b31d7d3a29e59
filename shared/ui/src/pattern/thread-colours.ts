/** Dyed threads do not change with the theme: a drawing is the same pattern by day and by night. */
export const thread = {
  gold: '#F7B41E',
  goldDeep: '#CB8400',
  pale: '#B0D5C1',
  leaf: '#7DBA9C',
  mid: '#25805D',
  deep: '#0E5139',
  dark: '#0B3F2E',
  indigo: '#2A397C',
  indigoDark: '#1F2B5F',
  indigoMid: '#667ACD',
  indigoPale: '#BAC6EE',
} as const;
