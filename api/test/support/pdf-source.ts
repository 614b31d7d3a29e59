import { inflateSync } from 'node:zlib';

/** An element of the structure tree. */
export interface PdfElement {
  role: string;
  /** What stands in its dictionary, as written. */
  source: string;
  children: PdfElement[];
}

/** A step of a page that shows something, with the marks around it from the outside in. */
export interface PdfStep {
  marks: { tag: string; id?: number }[];
  /** Glyph numbers by font, where text is shown. */
  text?: { font: string; glyphs: number[] };
}

const stringIn = (source: string, key: string): string | undefined => {
  const [, raw] = new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`).exec(source) ?? [];
  if (raw === undefined) return undefined;
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = raw.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter);
  return plain.startsWith('\xfe\xff')
    ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
    : plain;
};

/** A text in the dictionary of an element. */
export const textOf = ({ source }: PdfElement, key: 'Lang' | 'ActualText' | 'Alt'): string | undefined =>
  stringIn(source, key);

const numbersIn = (hex: string): number[] =>
  (hex.match(/.{4}/g) ?? []).map((one) => Number.parseInt(one, 16));

const token =
  /\/(\w+) <<([\s\S]*?)>> BDC|\/(\w+) BMC|\bEMC\b|\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[\s\d.-])*)\] TJ|^(?:f|f\*|S|s|B|b)$/gm;

const stepsOf = (content: string): PdfStep[] => {
  const steps: PdfStep[] = [];
  const marks: PdfStep['marks'] = [];
  let font = '';
  for (const [whole, tag, facts, plainTag, named, shown] of content.matchAll(token)) {
    const [, id] = /MCID (\d+)/.exec(facts ?? '') ?? [];
    if (tag ?? plainTag)
      marks.push({ tag: tag ?? plainTag ?? '', ...(id === undefined ? {} : { id: Number(id) }) });
    else if (whole === 'EMC') marks.pop();
    else if (named) font = named;
    else if (shown === undefined) steps.push({ marks: [...marks] });
    else {
      const glyphs = [...shown.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex]) => numbersIn(hex ?? ''));
      steps.push({ marks: [...marks], text: { font, glyphs } });
    }
  }
  if (marks.length > 0) throw new Error('a mark of the page does not end');
  return steps;
};

/** What each glyph of a font stands for. */
const unicodeOf = (cmap: string): Map<number, string> => {
  const known = new Map<number, string>();
  for (const [, first, , entries] of cmap.matchAll(/<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...(entries ?? '').matchAll(/<([^>]*)>/g)].entries())
      known.set(
        Number.parseInt(first ?? '', 16) + at,
        String.fromCharCode(...numbersIn(hex.replaceAll(' ', ''))),
      );
  return known;
};

/** Reads what pdfkit writes, object by object: enough to hold it against the rules of PDF/UA. */
export const readSource = (bytes: Buffer) => {
  const source = bytes.toString('latin1');
  const objects = new Map<string, { dictionary: string; stream?: Buffer }>();
  for (const [, id, body] of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const at = body?.indexOf('\nstream\n') ?? -1;
    const dictionary = at < 0 ? (body ?? '') : (body ?? '').slice(0, at);
    const stream = Buffer.from((body ?? '').slice(at + 8, -'\nendstream'.length), 'latin1');
    objects.set(id ?? '', at < 0 ? { dictionary } : { dictionary, stream });
  }
  const streamOf = (id: string | undefined): string => {
    const { dictionary = '', stream } = objects.get(id ?? '') ?? {};
    if (!stream) throw new Error(`object ${id} is no stream`);
    return (dictionary.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1');
  };
  const elementOf = (id: string): PdfElement => {
    const { dictionary = '' } = objects.get(id) ?? {};
    const [, kids = ''] = /\/K \[([\s\S]*?)\]/.exec(dictionary) ?? [];
    const refs = [...kids.replace(/<<[\s\S]*?>>/g, '').matchAll(/(\d+) 0 R/g)].map(([, ref]) => ref ?? '');
    const [, role = ''] = /^\/S \/(\w+)$/m.exec(dictionary) ?? [];
    return { role, source: dictionary, children: refs.map(elementOf) };
  };
  const withType = (type: string): string[] =>
    [...objects.values()].flatMap(({ dictionary }) =>
      new RegExp(`^/Type /${type}$`, 'm').test(dictionary) ? [dictionary] : [],
    );
  const [root = ''] = withType('StructTreeRoot');
  const [, first = ''] = /\/K \[(\d+) 0 R\]/.exec(root) ?? [];
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '') ?? [];
      return [name, unicodeOf(streamOf(cmap))] as const;
    }),
  );
  const [catalog = ''] = withType('Catalog');
  return {
    catalog,
    descriptors: withType('FontDescriptor'),
    fonts,
    metadata: Buffer.from(streamOf(/\/Metadata (\d+) 0 R/.exec(catalog)?.[1]), 'latin1').toString('utf8'),
    tree: elementOf(first),
    pages: withType('Page').map((page) => stepsOf(streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]))),
  };
};

/** An element and all within it, in their order. */
export const elementsIn = (element: PdfElement): PdfElement[] => [
  element,
  ...element.children.flatMap(elementsIn),
];
