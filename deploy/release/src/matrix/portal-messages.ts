/** The environment under which the portal of a matrix serves one cell after the other. */
export const matrixEnvironment = 'matrix';

/** What the portal of a matrix reports: it listens, serves what it was sent last, or cannot. */
export type PortalMessage = { state: 'listens' | 'serves' } | { state: 'failed'; message: string };
