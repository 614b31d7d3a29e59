/** Lower-case ending of a file name without the dot; empty when there is none. */
export const fileEnding = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const IMAGE_MAX_BYTES = 2_097_152;
export const DOCUMENT_MAX_BYTES = 5_242_880;

/** What a place accepts: endings of the file name. */
export const fileKinds = {
  image: ['jpeg', 'jpg', 'webp', 'png', 'svg'],
  document: ['doc', 'docx', 'pdf', 'odt'],
  pdf: ['pdf'],
  spreadsheet: ['xls', 'xlsx', 'ods'],
  video: ['mp4'],
} as const satisfies Record<string, readonly string[]>;

export type FileKind = keyof typeof fileKinds;
export type FileProblem = 'file_too_large' | 'file_type_not_allowed' | 'file_empty';

export const maxBytes = (kind: FileKind): number => (kind === 'image' ? IMAGE_MAX_BYTES : DOCUMENT_MAX_BYTES);

/** The kind among `accepted` whose endings include this file's. */
export const kindOfFile = (name: string, accepted: readonly FileKind[]): FileKind | undefined => {
  const ending = fileEnding(name);
  return accepted.find((kind) => (fileKinds[kind] as readonly string[]).includes(ending));
};

/** What is wrong with a file before it is sent; the server looks at its bytes as well. */
export const fileProblem = (
  file: { name: string; size: number },
  accepted: readonly FileKind[],
): FileProblem | undefined => {
  const kind = kindOfFile(file.name, accepted);
  if (kind === undefined) return 'file_type_not_allowed';
  if (file.size === 0) return 'file_empty';
  return file.size > maxBytes(kind) ? 'file_too_large' : undefined;
};

/** The `accept` attribute of a file input. */
export const acceptAttribute = (accepted: readonly FileKind[]): string =>
  accepted.flatMap((kind) => fileKinds[kind].map((ending) => `.${ending}`)).join(',');
