/** Each word once, in the order of the alphabet, so that the same build writes the same contract. */
export const sortedSet = (words: readonly string[]): string[] => [...new Set(words)].sort();
