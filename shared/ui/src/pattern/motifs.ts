/** 6 x 6 cells each; a 1 is drawn in the motif's colour. */
export const motifs = {
  diamond: ['001100', '011110', '111111', '111111', '011110', '001100'],
  stairs: ['100000', '110000', '111000', '111100', '111110', '111111'],
  stairsR: ['000001', '000011', '000111', '001111', '011111', '111111'],
  hour: ['111111', '011110', '001100', '001100', '011110', '111111'],
  check: ['110011', '110011', '001100', '001100', '110011', '110011'],
  eye: ['111111', '100001', '101101', '101101', '100001', '111111'],
} as const;

/** 8 x 8 icons of the two patterns, for 20 to 44 px. */
export const icons = {
  stairs: ['00000000', '01000000', '01100000', '01110000', '01111000', '01111100', '01111110', '00000000'],
  diamond: ['00011000', '00111100', '01100110', '11011011', '11011011', '01100110', '00111100', '00011000'],
} as const;

/** The cells of one motif as an SVG path; runs in a row become one rectangle. */
export function cellsPath(rows: readonly string[], x = 0, y = 0, unit = 1) {
  let d = '';
  rows.forEach((row, r) => {
    for (const run of row.matchAll(/1+/g)) {
      const width = run[0].length * unit;
      d += `M${x + run.index * unit} ${y + r * unit}h${width}v${unit}h-${width}z`;
    }
  });
  return d;
}
