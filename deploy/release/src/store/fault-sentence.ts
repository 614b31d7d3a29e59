/** What a person can do about a store that cannot be written. */
const storeFaults: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the release store is full: make room, and run it again.',
  EROFS: 'The release store can only be read here.',
  EACCES: 'You may not write to the release store.',
};

/** The sentence for a store that cannot be written. An error of the bundler has a code of its own, and that of the disk in its message. */
export const storeFault = ({ code, message }: NodeJS.ErrnoException): string | undefined =>
  storeFaults[code ?? ''] ?? storeFaults[/\bE[A-Z]+(?=:)/.exec(message)?.[0] ?? ''];

/** What was thrown, for a person. */
export const faultSentence = (error: NodeJS.ErrnoException): string => {
  const sentence = storeFault(error);
  return sentence ? `${sentence} (${error.message.trim()})` : error.message;
};
