import { type Finding, findings, type JudgedBuild } from './finding.ts';

/** No two apps keep their messages under one name: the later one would overwrite those of the other. */
export const checkNamespaces = (builds: readonly JudgedBuild[]): Finding[] => {
  const owners = new Map<string, string>();
  return builds.flatMap(({ key, build, contract }) => {
    const namespace = contract?.locales?.namespace ?? build.app;
    const owner = owners.get(namespace);
    owners.set(namespace, key);
    if (owner === undefined) return [];
    const message = `${key} keeps its words under "${namespace}", as ${owner} does. Name its own namespace in src/expose.ts.`;
    return findings('namespace', key, [[namespace, message]]);
  });
};
