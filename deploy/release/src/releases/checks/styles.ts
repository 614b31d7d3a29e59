import { type Finding, finding, type JudgedBuild } from './finding.ts';

/** Without a class, an id or an attribute a selector means every such element of the page. */
const meansEveryElement = (selector: string): boolean => !selector.startsWith('@') && !/[.#[]/.test(selector);

/** No remote styles the whole page, and no two apps the same selector. */
export const checkStyles = (builds: readonly JudgedBuild[]): Finding[] => {
  const owners = new Map<string, string>();
  const mend = 'Put it into a CSS module, or use the components of @portal/ui.';
  return builds.flatMap(({ key, build, contract }) =>
    (contract?.globalStyles ?? []).flatMap((selector) => {
      const owner = owners.get(selector);
      owners.set(selector, key);
      const about = (sentence: string) => finding('style', key, selector, `${key} ${sentence} ${mend}`);
      if (owner !== undefined) return about(`styles "${selector}" globally, as ${owner} does.`);
      if (build.app === 'shell' || !meansEveryElement(selector)) return [];
      return about(`styles every "${selector}" of the page, those of the other areas too.`);
    }),
  );
};
