/** The members of the African Union as the tile map draws them. */
const map = [
  ['  ', '  ', 'MA', 'DZ', 'TN', 'LY', 'EG'],
  ['  ', 'EH', 'MR', 'ML', 'NE', 'TD', 'SD', 'ER'],
  ['CV', 'SN', 'GM', 'BF', 'BJ', 'NG', 'CF', 'SS', 'ET', 'DJ'],
  ['  ', 'GW', 'GN', 'CI', 'GH', 'TG', 'CM', 'UG', 'KE', 'SO'],
  ['  ', '  ', 'SL', 'LR', 'ST', 'GQ', 'CG', 'RW', 'TZ', 'SC'],
  ['  ', '  ', '  ', '  ', '  ', 'GA', 'CD', 'BI', 'MW', 'KM'],
  ['  ', '  ', '  ', '  ', '  ', 'AO', 'ZM', 'ZW', 'MZ', 'MG'],
  ['  ', '  ', '  ', '  ', '  ', 'NA', 'BW', 'SZ', '  ', 'MU'],
  ['  ', '  ', '  ', '  ', '  ', '  ', 'ZA', 'LS'],
] as const;

export type TileCode = Exclude<(typeof map)[number][number], '  '>;

const tiles = map.flatMap((codes, row) =>
  codes.flatMap((code, column) => (code === '  ' ? [] : [{ code, place: [column, row] as const }])),
);

/** The members in reading order, row by row. */
export const tileCodes: readonly TileCode[] = tiles.map(({ code }) => code);

/** Where each stands: [column, row], from the top left. */
export const africaTiles = Object.fromEntries(tiles.map(({ code, place }) => [code, place])) as Record<
  TileCode,
  readonly [column: number, row: number]
>;
