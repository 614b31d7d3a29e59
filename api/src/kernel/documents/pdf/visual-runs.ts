import bidiFactory, { type Bidi } from 'bidi-js';

// The package is CommonJS whose export is the factory; its types describe an ES module.
const bidi = (bidiFactory as unknown as () => Bidi)();

type Levels = ReturnType<typeof bidi.getEmbeddingLevels>;

/** A run of a line that one font draws in one go, from left to right on the page. */
export interface VisualRun {
  text: string;
  font: string;
  /** Its text in logical order: more or other than what is drawn where letters are shaped or missing. */
  spoken: string;
  /** Where it begins in the text in logical order. */
  from: number;
  /** Whether its font shapes a right-to-left script, and so reverses the letters itself. */
  isShaped: boolean;
}

/** How one place of a text is drawn: nothing for the second half of a pair. */
export interface Letter {
  text: string;
  font: string;
}

type LetterAt = (index: number) => Letter;
type Run = Letter & { first: number; last: number };

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

const logicalRuns = (start: number, end: number, letterAt: LetterAt): Run[] => {
  const runs: Run[] = [];
  for (let index = start; index <= end; index += 1) {
    const letter = letterAt(index);
    const run = runs.at(-1);
    if (run?.font !== letter.font) runs.push({ ...letter, first: index, last: index });
    else {
      run.text += letter.text;
      run.last = index;
    }
  }
  return runs;
};

const reorderedRuns = (
  { text, levels }: Required<Paragraph>,
  start: number,
  end: number,
  letterAt: LetterAt,
  shapes: (font: string) => boolean,
): Run[] => {
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end);
  const runs: (Run & { isRtl: boolean; at: number })[] = [];
  for (const index of bidi.getReorderedIndices(text, levels, start, end).slice(start, end + 1)) {
    const { text: own, font } = letterAt(index);
    const isRtl = ((levels.levels[index] ?? 0) & 1) === 1;
    const letter = shapes(font) ? own : (mirrored.get(index) ?? own);
    const run = runs.at(-1);
    const follows = run?.font === font && run.isRtl === isRtl && index === run.at + (isRtl ? -1 : 1);
    if (!run || !follows) {
      runs.push({ text: letter, font, first: index, last: index, at: index, isRtl });
      continue;
    }
    run.text = isRtl && shapes(font) ? letter + run.text : run.text + letter;
    run.first = Math.min(run.first, index);
    run.last = Math.max(run.last, index);
    run.at = index;
  }
  return runs;
};

/**
 * The runs of one line in visual order. A font that shapes a right-to-left script reverses the letters itself, so its
 * runs stay in logical order; in any other font the letters are put in visual order, with mirrored brackets.
 * @param end last index of the line, included.
 */
export const visualRuns = (
  paragraph: Paragraph,
  start: number,
  end: number,
  letterAt: LetterAt,
  shapesRightToLeft: (font: string) => boolean,
): VisualRun[] => {
  const { text, levels } = paragraph;
  const runs = levels
    ? reorderedRuns({ ...paragraph, levels }, start, end, letterAt, shapesRightToLeft)
    : logicalRuns(start, end, letterAt);
  return runs.flatMap(({ text: drawn, font, first, last }): VisualRun[] => {
    const seen = drawn.replace(marks, '');
    const spoken = text.slice(first, last + 1).replace(marks, '');
    return seen === '' ? [] : [{ text: seen, font, spoken, from: first, isShaped: shapesRightToLeft(font) }];
  });
};
