/** Dyed threads do not change with the theme: a drawing is the same pattern by day and by night. */
export const thread = {
  gold: '#F7B41E',
  goldLight: '#FFC94A',
  goldDeep: '#CB8400',
  white: '#D9EBE1',
  pale: '#B0D5C1',
  leaf: '#7DBA9C',
  mid: '#25805D',
  green: '#146849',
  deep: '#0E5139',
  dark: '#0B3F2E',
  night: '#082E22',
  red: '#DB6448',
  indigo: '#2A397C',
  indigoDark: '#1F2B5F',
  indigoMid: '#667ACD',
  indigoPale: '#BAC6EE',
} as const;
