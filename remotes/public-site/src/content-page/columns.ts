/** Two columns, or one where the letters are too large for two. */
export const twoOrOne = 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))';
