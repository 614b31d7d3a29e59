/** The folder of a build that holds what prerenders its pages. */
export const serverFolder = 'server';
/** The one file in it: a CommonJS module. */
export const serverFile = 'main.cjs';
