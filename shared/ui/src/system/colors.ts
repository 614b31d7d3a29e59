/** Hex values from light to dark; the list of steps gives the names of the shades. */
const steps = '50 100 200 300 400 500 600 700 800 900 950';
const ashSteps = '25 50 100 200 300 400 500 600 700 800 850 900 950';
const scale = (hexes: string, names = steps) =>
  Object.fromEntries(hexes.split(' ').map((hex, i) => [names.split(' ')[i] ?? '', { value: `#${hex}` }]));

export const colors = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  white: { value: '#FFFFFF' },
  black: { value: '#000000' },
  forest: scale('EFF6F2 D9EBE1 B0D5C1 7DBA9C 47997A 25805D 146849 0E5139 0B3F2E 082E22 041D16'),
  marigold: scale('FFF7E3 FFEBBB FFDA80 FFC94A F7B41E CB8400 B27106 875207 653D07 422805 2A1903'),
  indigo: scale('EFF1FB DDE3F7 BAC6EE 90A2E0 667ACD 475BB6 364899 2A397C 1F2B5F 161F46 0E142F'),
  laterite: scale('FDF1ED FADCD2 F3B7A6 E98D75 DB6448 C4472D A63721 842B1A 641F13 43150D 2B0D08'),
  lagoon: scale('EAF6F8 CFEAEF 9DD3DE 66B6C7 3595AA 1E7B90 166375 124E5C 0E3C47 0A2B33 061B20'),
  plum: scale('F8EFF7 EFDCED DDB7D9 C58BBF A9609F 8C4583 723669 592A52 421F3D 2E152A 1D0D1B'),
  ash: scale(
    'FAFBFA F3F6F4 E8ECE9 D6DDD9 B7C2BC 8C9A93 5F6D66 4F5D57 3A4641 26302C 1C2622 161E1B 0C1311',
    ashSteps,
  ),
};
