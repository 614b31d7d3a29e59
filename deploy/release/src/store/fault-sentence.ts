/** What a person can do about a store that cannot be written. */
const storeFaults: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the release store is full: make room, and run it again.',
  EROFS: 'The release store can only be read here.',
  EACCES: 'You may not write to the release store.',
};

/** What was thrown, for a person. */
export const faultSentence = (error: NodeJS.ErrnoException): string => {
  const sentence = storeFaults[error.code ?? ''];
  return sentence ? `${sentence} (${error.message})` : error.message;
};
