/** Each word once, in the order of the alphabet, so that the same build writes the same contract. */
export const sortedSet = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
