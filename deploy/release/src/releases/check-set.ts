import { checkContributions } from './checks/contributions.ts';
import { type Draft, pinnedBuilds } from './checks/draft-release.ts';
import { type Finding, finding, type JudgedBuild, messagesOf } from './checks/finding.ts';
import { checkBuild, judgedBuild, platformOf } from './checks/one-build.ts';
import { checkStyles } from './checks/styles.ts';

/** No two apps keep their messages under one name: the later one would overwrite those of the other. */
const checkNamespaces = (builds: readonly JudgedBuild[]): Finding[] => {
  const owners = new Map<string, string>();
  return builds.flatMap(({ key, build, contract }) => {
    const namespace = contract?.locales?.namespace ?? build.app;
    const owner = owners.get(namespace);
    owners.set(namespace, key);
    if (owner === undefined) return [];
    const message = `${key} keeps its words under "${namespace}", as ${owner} does. Name its own namespace in src/expose.ts.`;
    return finding('namespace', key, namespace, message);
  });
};

/** A release that must not go live. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
  readonly findings: readonly Finding[];
  /** The sentence of each finding; it names the build at fault. */
  readonly reasons: string[];

  constructor(found: readonly Finding[]) {
    const reasons = messagesOf(found);
    super(reasons.join('\n'));
    this.findings = found;
    this.reasons = reasons;
  }
}

/**
 * Everything that would break when these builds were served together: each build for itself, with the shell and
 * with the API that the environment has, then the builds beside each other. Works on any composed set, such as
 * one with a canary's build in the place of a pin.
 */
export const checkSet = async (store: string, draft: Draft): Promise<Finding[]> => {
  const builds = pinnedBuilds(draft);
  const [shell] = builds;
  if (shell?.[0] !== draft.shell) {
    const message = `The release lacks the build ${draft.shell}.`;
    return [finding('missing-build', draft.shell, draft.shell, message)];
  }
  const platform = await platformOf(store, draft.environment, shell);
  const alone = await Promise.all(builds.map((build) => checkBuild(store, build, platform)));
  const judged = await Promise.all(builds.map(async (build) => (await judgedBuild(store, build)).judged));
  return [...alone.flat(), ...checkContributions(draft), ...checkNamespaces(judged), ...checkStyles(judged)];
};
