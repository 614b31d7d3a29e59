/** The workspace's bar, below which something else may stay in sight. */
export const barHeight = '73px';
