import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { programs, type Selection } from './steps.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What releases and serves the portal: each part imports those before it, and its change touches those after it. */
const deployed = ['check', 'release', 'gateway', 'launch', 'measure'].map((part) => `deploy/${part}`);

/** `remotes/review`, `shared/ui`, `api`: the package of a path; none for files of the workspace itself. */
const packageOf = (file: string): string | undefined =>
  /^(?:(?:remotes|shared)\/[^/]+|api|shell|deploy\/\w+|e2e)(?=\/)/.exec(file)?.[0];

/** `chat`: the capability of a path in the API or the contracts; of a file beside them, its domain. */
const capabilityOf = (file: string): string | undefined => {
  const ofApi = /^(?:api\/src\/(?:[^/]+\/(?=[^/]+\/))?|api\/test\/)([^/]+)\//.exec(file);
  const ofContracts = /^shared\/contracts\/(?:src|generated)\/[^/]+\/([\w-]+)/.exec(file);
  return (ofApi ?? ofContracts)?.[1];
};

/** `api/src/support/chat/`: where the API has a capability. */
const sourcesOf = (capability: string): string[] =>
  globSync(`api/src/{,*/}${capability}/`, { cwd: root }).map((folder) => `${folder}/`);

/** Images, chart and workflows are not compiled: the test in another folder that checks them. */
const testOfOther = (file: string): string | undefined => {
  const [, part] = /^deploy\/(container|chart)\//.exec(file) ?? [];
  if (part) return `deploy/launch/test/${part}`;
  return file.startsWith('.github/workflows/') ? 'deploy/release/test/pipelines' : undefined;
};

/** Every API test builds the whole server, so that imports would choose all of them: folders choose instead. */
const testsOf = (file: string): string[] => {
  const other = testOfOther(file);
  if (other !== undefined) return [other];
  const owner = packageOf(file);
  const capability = capabilityOf(file);
  const folders = capability ? [...sourcesOf(capability), `api/test/${capability}/`] : [];
  if (owner === 'api')
    return file.startsWith('api/migrations/') ? ['api/src/kernel/database/migrate'] : folders;
  if (owner === 'shared/contracts')
    return ['shared/contracts/', 'api/test/contract/', 'api/src/kernel/contract/', ...folders];
  if (deployed.includes(owner ?? ''))
    return deployed.slice(deployed.indexOf(owner ?? '')).map((part) => `${part}/`);
  return owner === undefined || owner === 'e2e' ? [] : [`${owner}/`];
};

/** Versions, texts, and the names of texts in the sources, are compared over all packages at once. */
const testsOfAll = (file: string): string[] => {
  if (/^pnpm-|(^|\/)package\.json$/.test(file)) return ['deploy/check/test/lockfile'];
  return /\/(locales|later-locales)\/.*\.json$|^(remotes|shell|shared)\/.*\.tsx?$/.test(file)
    ? ['deploy/check/test/translations']
    : [];
};

const programsOf = (file: string): readonly string[] => {
  const owner = packageOf(file);
  if (file.endsWith('.md') || testOfOther(file) !== undefined) return [];
  if (owner === undefined || owner === 'shared/contracts' || owner === 'shared/config') return programs;
  if (owner === 'api' || deployed.includes(owner)) return ['deploy', 'api'];
  return owner.startsWith('shared/') ? ['.', 'deploy'] : ['.'];
};

/** What a change touches: the packages it lies in, and in the API the capabilities. */
export const quickSelection = (files: readonly string[]): Selection => {
  const chosen = new Set(files.flatMap(programsOf));
  return {
    programs: programs.filter((program) => chosen.has(program)),
    tests: [...new Set(files.flatMap((file) => [...testsOf(file), ...testsOfAll(file)]))].sort(),
  };
};
