/** Woven edge, bar and line: what stays at the top of the workspace while a page scrolls. */
export const barHeight = '68px';
