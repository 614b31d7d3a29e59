import bidiFactory, { type Bidi } from 'bidi-js';

// The package is CommonJS whose export is the factory; its types describe an ES module.
const bidi = (bidiFactory as unknown as () => Bidi)();

type Levels = ReturnType<typeof bidi.getEmbeddingLevels>;

/** A stretch of a line that one font draws in one go, from left to right on the page. */
export interface VisualRun {
  text: string;
  font: string;
}

/** A text without line breaks, with the directions in it. */
export interface Paragraph {
  text: string;
  isRightToLeft: boolean;
  /** Absent where everything runs from left to right. */
  levels?: Levels;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const strong = /\p{L}/u;
/** Direction marks, which no font draws. */
const marks = /[\u200e\u200f\u061c]/g;

/** Text of our own in the direction of its document, whatever it begins with. */
export const inDirection = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? `\u200f${text}` : text;

/** The first letter decides which way a paragraph reads; without letters it follows the document. */
export const paragraphOf = (text: string, direction: 'ltr' | 'rtl'): Paragraph => {
  if (!rightToLeft.test(text)) return { text, isRightToLeft: direction === 'rtl' && !strong.test(text) };
  const levels = bidi.getEmbeddingLevels(text);
  return { text, levels, isRightToLeft: ((levels.paragraphs[0]?.level ?? 0) & 1) === 1 };
};

const visualOrder = (text: string, levels: Levels, start: number, end: number): number[] => {
  const order = Array.from({ length: end - start + 1 }, (_, i) => start + i);
  for (const [from = 0, to = 0] of bidi.getReorderSegments(text, levels, start, end)) {
    const part = order.slice(from - start, to - start + 1).reverse();
    order.splice(from - start, part.length, ...part);
  }
  return order;
};

const runsInOrder = (
  text: string,
  start: number,
  end: number,
  fontOf: (index: number) => string,
): VisualRun[] => {
  const runs: VisualRun[] = [];
  for (let index = start; index <= end; index += 1) {
    const font = fontOf(index);
    const run = runs.at(-1);
    if (run?.font === font) run.text += text.charAt(index);
    else runs.push({ text: text.charAt(index), font });
  }
  return runs;
};

/**
 * The runs of one line in the order in which they stand on the page.
 * A font that shapes a right-to-left script turns its own letters round, so its runs stay in the order
 * of speech; in any other font the letters are put in the order of sight, with mirrored brackets.
 * @param end last index of the line, included.
 */
export const visualRuns = (
  { text, levels }: Paragraph,
  start: number,
  end: number,
  fontOf: (index: number) => string,
  shapesRightToLeft: (font: string) => boolean,
): VisualRun[] => {
  if (!levels) return runsInOrder(text, start, end, fontOf);
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end);
  const runs: (VisualRun & { last: number; isRtl: boolean })[] = [];
  for (const index of visualOrder(text, levels, start, end)) {
    const font = fontOf(index);
    const isRtl = ((levels.levels[index] ?? 0) & 1) === 1;
    const shapes = shapesRightToLeft(font);
    const letter = shapes ? text.charAt(index) : (mirrored.get(index) ?? text.charAt(index));
    const run = runs.at(-1);
    const follows = run?.font === font && run.isRtl === isRtl && index === run.last + (isRtl ? -1 : 1);
    if (!run || !follows) runs.push({ text: letter, font, last: index, isRtl });
    else {
      run.text = isRtl && shapes ? letter + run.text : run.text + letter;
      run.last = index;
    }
  }
  return runs.flatMap(({ text: runText, font }) => {
    const seen = runText.replace(marks, '');
    return seen === '' ? [] : [{ text: seen, font }];
  });
};
