import type { Build } from './release-document.ts';

/** Id of the link in a page to the styles for the whole page, such as all tokens. */
export const globalStylesId = 'global-styles';

/** The shell's file of them; `undefined` in builds of a former version and under development. */
export const globalStylesOf = ({ integrity }: Pick<Build, 'integrity'>): string | undefined =>
  Object.keys(integrity).find((file) => /^global\.[0-9a-f]+\.css$/.test(file));
